import { cosineSeries } from './series'
import type { PlanetSeries } from './series'
import { fromSphere } from './vector'
import type { Vector } from './vector'

/**
 * A place around the Sun from the series of a planet, in au, mean ecliptic and equinox of J2000.
 * @param tt days of TT since J2000
 * @param finest smallest amplitude that counts, in radians or au; 0 for all
 */
export const onSeries = (series: PlanetSeries, tt: number, finest: number): Vector => {
  const t = tt / 365_250
  const coordinate = (powers: readonly number[][]) => cosineSeries(powers, t, finest)
  return fromSphere(coordinate(series.L), coordinate(series.B), coordinate(series.R))
}

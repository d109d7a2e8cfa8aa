import { turn } from './angle'

export const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'] as const
export type Season = (typeof seasons)[number]

/**
 * The astronomical season: a quarter of the Sun's circle from each equinox and solstice. South of the equator the
 * seasons change places; without a latitude the northern names are given.
 */
export const seasonOf = (sunLongitude: number, latitude: number | undefined): Season => {
  const quarter = Math.floor(turn(sunLongitude) / 90)
  return seasons[(quarter + (latitude !== undefined && latitude < 0 ? 2 : 0)) % 4] ?? 'Spring'
}

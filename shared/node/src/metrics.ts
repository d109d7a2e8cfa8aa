import type { Request, Response } from 'express'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = Registry

/** A registry of a process's figures, labelled with its name. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  return registry
}

/** A counter of `registry`, made at its first use. */
export function counterOf<Label extends string>(
  registry: Metrics,
  name: string,
  help: string,
  labelNames: readonly Label[],
): Counter<Label> {
  const known = registry.getSingleMetric(name)
  if (known instanceof Counter) return known
  return new Counter({ name, help, labelNames: [...labelNames], registers: [registry] })
}

/** A figure of `registry` that is looked up whenever the figures are read; absent where it cannot be. */
export function gaugeOf(registry: Metrics, name: string, help: string, read: () => Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      await read().then(
        (value) => this.set(value),
        () => this.remove(),
      )
    },
  })
}

/** A histogram of `registry` in seconds, made at its first use. */
export function secondsOf<Label extends string>(
  registry: Metrics,
  name: string,
  help: string,
  labelNames: readonly Label[],
): Histogram<Label> {
  const known = registry.getSingleMetric(name)
  if (known instanceof Histogram) return known
  return new Histogram({
    name,
    help,
    labelNames: [...labelNames],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
}

/** Names what answers a request where no route of Express does. */
export const nameRoute = (response: Response, route: string): void => {
  response.locals['route'] = route
}

/** The pattern of the route that answers: addresses themselves hold ids and stay out of figures and logs. */
export const routeNameOf = (request: Request, response: Response): string => {
  const named: unknown = response.locals['route']
  if (typeof named === 'string') return named
  const route: unknown = request.route
  return typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : '(none)'
}

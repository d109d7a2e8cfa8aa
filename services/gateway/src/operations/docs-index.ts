import type { RequestHandler } from 'express'
import { serviceNames, serviceRoutes } from '../proxy/service-routes'

/** `/api/docs`: where each service's OpenAPI document is, and which addresses it answers. */
export const answerDocsIndex: RequestHandler = (_request, response) => {
  response.json({
    title: 'Birth Codex',
    services: serviceNames.map((service) => ({
      service,
      openapi: `/api/docs/${service}`,
      addresses: serviceRoutes.filter((route) => route.service === service).map((route) => route.pattern),
    })),
  })
}

import { nameResearchRequestSchema, nameResearchSchema } from '@shared/contracts/name-research'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import type { MessageRate } from '../limits/message-rate'
import type { NameIndex } from './name-index'
import { researchNames } from './research-name'

export interface NameParts {
  index: NameIndex
  /** To research a name is to ask MYA: both count together. */
  rate: MessageRate
}

/** 'Ask MYA now', and the research that a record asks for. */
export function mountNames(app: Express, { index, rate }: NameParts): void {
  app.post(
    '/api/name-research',
    route(
      {
        summary: 'What is known of given names: language, roots with their dictionaries, meaning',
        body: nameResearchRequestSchema,
        answer: nameResearchSchema,
      },
      async ({ body: { names }, caller, visitorId }) => {
        await rate.count({ visitorId, network: caller.network })
        return researchNames(index, names)
      },
    ),
  )
  app.post(
    '/internal/name-research',
    route(
      {
        summary: 'What is known of the given names of a child',
        audience: 'service',
        body: nameResearchRequestSchema,
        answer: nameResearchSchema,
      },
      ({ body: { names } }) => researchNames(index, names),
    ),
  )
}

import { createAuditTrail } from '@shared/node/audit-trail'
import type { ServiceClient } from '@shared/node/service-client'
import type { Express } from 'express'
import type { Connection } from 'mongoose'
import type { ChatService } from '../chat/chat.service'
import { createPartnerModel } from './partner.model'
import { createPartnerRepository } from './partner.repository'
import { mountPartnerRegistry } from './partner.routes'
import { createPartnerService } from './partner.service'
import { createQuestionCountModel } from './question-count.model'
import { createQuestionLimits } from './question-limits'
import type { NetworkLimits } from './question-limits'
import { mountWidget } from './widget.routes'

export interface PartnerParts {
  connection: Connection
  reply: ChatService
  /** Keeps the audit trail. */
  accounts: Pick<ServiceClient, 'call'>
  networkLimits: NetworkLimits
  now: () => Date
}

/** Makes the models at once, on a connection that is opened afterwards; the answer puts the routes on an app. */
export function createPartners({
  connection,
  reply,
  accounts,
  networkLimits,
  now,
}: PartnerParts): (app: Express) => void {
  const limits = createQuestionLimits(createQuestionCountModel(connection), networkLimits, now)
  const repository = createPartnerRepository(createPartnerModel(connection))
  const partners = createPartnerService(repository, limits, now)
  return (app) => {
    mountPartnerRegistry(app, { partners, audit: createAuditTrail(accounts) })
    mountWidget(app, { partners, limits, reply })
  }
}

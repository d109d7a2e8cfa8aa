import type { Logger } from '@shared/node/logger'
import type { Metrics } from '@shared/node/metrics'
import { createServiceApp } from '@shared/node/service-app'
import type { ServiceClient } from '@shared/node/service-client'
import type { Connection } from 'mongoose'
import { createGrantRepository } from './grants/grant.repository'
import { mountGrants } from './grants/grant.routes'
import { createGrantService } from './grants/grant.service'
import { mountInvitations } from './invitations/invitation.routes'

export interface InvitesDependencies {
  connection: Connection
  logger: Logger
  metrics?: Metrics
  secret: string
  isReady: () => boolean
  records: ServiceClient
}

export const createApp = ({ connection, records, ...kit }: InvitesDependencies) => {
  const grants = createGrantService({ repository: createGrantRepository(connection), records })
  return createServiceApp({
    name: 'invites',
    docs: { title: 'Invitations', description: 'Who may see and do what with a record, and who is invited' },
    ...kit,
    mount: (app) => {
      mountGrants(app, grants)
      mountInvitations(app)
    },
  })
}

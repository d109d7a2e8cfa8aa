import { messageSchema } from '@shared/contracts/internal'
import type { Message } from '@shared/contracts/internal'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import type { GrantService } from './grants/grant.service'
import type { RecordChanges } from './live/record-changes'

/** What becomes of a proof: its pages are told, and ask for the rest. */
const ofProofs: readonly Message['type'][] = [
  'proof.approved',
  'proof.completed',
  'proof.reopened',
  'proof.ordered',
]

/** What other services tell this one. */
export function mountMessages(
  app: Express,
  grants: Pick<GrantService, 'own' | 'disown' | 'areGiven'>,
  changes: Pick<RecordChanges, 'setRevision' | 'count'>,
  eraseRecord: (recordId: string) => Promise<void>,
): void {
  app.post(
    '/internal/messages',
    route({ summary: 'Takes a message', audience: 'service', body: messageSchema }, async ({ body }) => {
      const { type, payload } = body
      if (type === 'record.owned') await grants.own(payload.recordId, payload.visitorId)
      else if (type === 'record.changed') await changes.setRevision(payload.recordId, payload.revision)
      else if (type === 'record.disowned') {
        await grants.disown(payload.recordId, payload.visitorId)
        await changes.count(payload.recordId, 'people')
      } else if (ofProofs.includes(type)) {
        // One that comes late must leave nothing behind of an erased record.
        if (await grants.areGiven(payload.recordId)) await changes.count(payload.recordId, 'seal')
      } else if (type === 'record.erased') await eraseRecord(payload.recordId)
      else throw new AppError({ code: 'invalid_body', publicMessage: `No messages of type ${type} here` })
    }),
  )
}

import { ownerKeySchema } from '@shared/contracts/proofs'
import { isProofId } from '@shared/insights/proof-id'
import { AppError } from '@shared/node/errors'
import type { Mailer } from '@shared/node/mail'
import type { OutboxRelay } from '@shared/node/outbox'
import { route } from '@shared/node/route'
import type { ServiceClient } from '@shared/node/service-client'
import type { Express } from 'express'
import { z } from 'zod'
import { isJobId } from '../proofs/proof-access'
import type { ProofAccess } from '../proofs/proof-access'
import { findOwnerAddress, findRecord } from '../records/record-lookups'
import type { AccessLinks } from './access-links'
import type { OwnerKeys } from './owner-keys'

export interface OwnerRouteDependencies {
  access: Pick<ProofAccess, 'open'>
  records: Pick<ServiceClient, 'find'>
  mailer: Pick<Mailer, 'hashOf'>
  ownerKeys: OwnerKeys
  links: Pick<AccessLinks, 'ask'>
  relay: Pick<OutboxRelay, 'flush'>
  now: () => Date
}

const params = z.strictObject({ proofId: z.string() })

const spent = () =>
  new AppError({
    code: 'gone',
    publicMessage: 'This link has been used already, or is too old. You can have a new one sent.',
  })

/** How the owner of a record becomes known on another device. */
export function mountOwners(app: Express, dependencies: OwnerRouteDependencies): void {
  const { access, records, mailer, ownerKeys, links, relay, now } = dependencies

  app.post(
    '/api/proof/:proofId/owner-key',
    route(
      { summary: 'Makes this device one of the owner’s', params, body: ownerKeySchema },
      async ({ params: { proofId }, body: { key }, visitorId }) => {
        // The key alone opens a Proof ID here: without the right one, a record that exists is answered as one that does not.
        const known = isProofId(proofId)
          ? await findRecord(records, proofId)
          : await access.open(proofId, visitorId)
        const recordId = known?.recordId ?? 'none'
        // Before anything of the record is read: who brings no key to it is not to learn from the time, or from a part that is away,
        // whether there is one.
        if (!(await ownerKeys.isOf(key, recordId))) throw spent()
        const { email, keysEndedAt } = (await findOwnerAddress(records, recordId)) ?? {}
        const used = await ownerKeys.use({
          key,
          recordId,
          addressHash: mailer.hashOf(email ?? ''),
          endedAt: keysEndedAt ? new Date(keysEndedAt) : null,
          visitorId,
          now: now(),
        })
        if (!used) throw spent()
        if (used.messages.length) await relay.flush(used.id, used.messages, 3000)
      },
    ),
  )

  app.post(
    '/api/proof/:proofId/access-link',
    route(
      { summary: 'Sends a link for another device to the address of the record, if there is one', params },
      async ({ params: { proofId }, visitorId }) => {
        if (!isProofId(proofId) && !isJobId(proofId))
          throw new AppError({ code: 'invalid_query', publicMessage: 'Invalid proof ID' })
        await links.ask(proofId, visitorId)
      },
    ),
  )
}

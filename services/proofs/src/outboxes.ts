import { createOutboxRelay, serviceTarget } from '@shared/node/outbox'
import type { MessageTarget, OutboxRelay, OutboxRelayOptions } from '@shared/node/outbox'
import type { ServiceClient } from '@shared/node/service-client'
import { countedMessageType } from './jobs/counted-message'
import { jobsCollection } from './jobs/job.model'
import { createAddressMailTarget } from './mails/address-mail-target'
import { createMailTarget } from './mails/mail-target'
import type { MailTargetDependencies } from './mails/mail-target'
import { createUndoneMailTarget } from './mails/undone-mail-target'
import { createAccessLinkTarget } from './owners/access-link-mail'
import { accessLinksCollection, createAccessLinks } from './owners/access-links'
import type { AccessLinks } from './owners/access-links'
import { ownerKeysCollection } from './owners/owner-key.model'
import type { PressCounts } from './press-room/press-counts'

export interface OutboxesOptions {
  /** Of each relay. */
  kit: Omit<OutboxRelayOptions, 'collection' | 'targets'>
  records: ServiceClient
  invites: ServiceClient
  mailing: MailTargetDependencies
  counts: Pick<PressCounts, 'recount'>
  now: () => Date
}

export interface Outboxes {
  /** Of jobs: what the family and the record are told of a proof. */
  relay: OutboxRelay
  links: AccessLinks
  /** Of links that were asked for: their e-mails. */
  linkRelay: OutboxRelay
  /** Of an owner's keys: that a record has another device. */
  keyRelay: OutboxRelay
}

/** What proofs tells others, each message written with the change that it tells of. */
export function createOutboxes({ kit, records, invites, mailing, counts, now }: OutboxesOptions): Outboxes {
  const toRecords = serviceTarget(records)
  const toInvites = serviceTarget(invites)
  // Records first: the pages that invites tells read the record again at once. Where records is away they are told all the same.
  const toBoth: MessageTarget = async (message) => {
    try {
      await toRecords(message)
    } finally {
      await toInvites(message)
    }
  }
  const relay = createOutboxRelay({
    ...kit,
    collection: jobsCollection,
    targets: {
      'proof.approved': toBoth,
      'proof.completed': toBoth,
      'proof.reopened': toBoth,
      'proof.ordered': toBoth,
      'mail.proof-ready': createMailTarget('proof-ready', mailing),
      'mail.proof-approved': createMailTarget('proof-approved', mailing),
      'mail.address-changed': createAddressMailTarget(mailing),
      'mail.approval-undone': createUndoneMailTarget(mailing),
      [countedMessageType]: ({ at }) => counts.recount(at),
    },
  })
  const links: AccessLinks = createAccessLinks({
    connection: kit.connection,
    flush: (...parts) => linkRelay.flush(...parts),
    now,
  })
  const linkRelay = createOutboxRelay({
    ...kit,
    collection: accessLinksCollection,
    targets: { 'mail.access-link': createAccessLinkTarget({ ...mailing, links }) },
  })
  const keyRelay = createOutboxRelay({
    ...kit,
    collection: ownerKeysCollection,
    targets: { 'record.owned': toBoth },
  })
  return { relay, links, linkRelay, keyRelay }
}

import type { AuditTrail } from '@shared/node/audit-trail'
import { createErasureReplay, recordsHeldIn } from '@shared/node/erasure-replay'
import { mountKeptMails } from '@shared/node/kept-mail-routes'
import type { Logger } from '@shared/node/logger'
import { mailCollections } from '@shared/node/mail'
import type { Mailer } from '@shared/node/mail'
import { createMaskedAddresses } from '@shared/node/masked-addresses'
import type { Metrics } from '@shared/node/metrics'
import { createOutboxRelay } from '@shared/node/outbox'
import { createServiceApp } from '@shared/node/service-app'
import type { RecordKeys } from '@shared/node/record-keys'
import type { ServiceClient } from '@shared/node/service-client'
import type { ServiceParts } from '@shared/node/start-service'
import type { Connection } from 'mongoose'
import { ownerAddressOf } from './access/owner-address'
import { createRecordAccess } from './access/record-access'
import { commentsCollection } from './comments/comment.model'
import { createCommentRepository } from './comments/comment.repository'
import { mountComments } from './comments/comment.routes'
import { createCommentService } from './comments/comment.service'
import { createRecordTexts } from './encryption/record-texts'
import { createEraseRecord } from './erase/erase-record'
import { grantsCollection } from './grants/grant.model'
import { createGrantRepository } from './grants/grant.repository'
import { mountGrants } from './grants/grant.routes'
import { createGrantService } from './grants/grant.service'
import { createInvitationMailTarget } from './invitations/invitation-mail-target'
import { mailTypeOf } from './invitations/invitation-mails'
import { invitationsCollection } from './invitations/invitation.model'
import { createInvitationRepository } from './invitations/invitation.repository'
import { mountInvitations } from './invitations/invitation.routes'
import { createInvitationService } from './invitations/invitation.service'
import { acceptedType, createJoinService } from './invitations/join.service'
import { createPasscodeGuesses } from './invitations/passcode-guesses'
import { createReminders } from './invitations/reminders'
import { createLive } from './live/live'
import { mountLive } from './live/live.routes'
import { mentionDigestsCollection } from './mentions/mention-digest.model'
import { createMentionDigests } from './mentions/mention-digests'
import { createMentionMails } from './mentions/mention-mails'
import { mountMessages } from './message.routes'
import { mountPeople } from './people/people.routes'
import { createPeopleService } from './people/people.service'
import { mountSeals } from './seals/seal.routes'
import { createInvitationList } from './press-room/invitation-list'
import { createInvitationOutbox } from './press-room/invitation-outbox'
import { mountPressRoom } from './press-room/press-room.routes'
import { sealMarksCollection } from './seals/seal.model'
import { createSealService } from './seals/seal.service'

export interface InvitesDependencies {
  connection: Connection
  logger: Logger
  metrics?: Metrics
  secret: string
  isReady: () => boolean
  audit: AuditTrail
  records: ServiceClient
  keys: RecordKeys
  mailer: Mailer
  publicUrl: string
  now?: () => Date
}

export const createApp = (dependencies: InvitesDependencies): Required<ServiceParts> => {
  const { connection, audit, records, keys, mailer, publicUrl, now = () => new Date(), ...kit } = dependencies
  const grantRepository = createGrantRepository(connection, createRecordTexts(keys, grantsCollection))
  const grants = createGrantService({ repository: grantRepository, records, now })
  const access = createRecordAccess({ records, grants })
  const live = createLive({ connection, grants: grantRepository, logger: kit.logger, now })
  const { changes } = live
  const invitationTexts = createRecordTexts(keys, invitationsCollection)
  const repository = createInvitationRepository(connection, invitationTexts)
  const mails = { repository, mailer, changes, publicUrl, secret: kit.secret, now }
  const relay = createOutboxRelay({
    connection,
    collection: invitationsCollection,
    targets: {
      [mailTypeOf('invitation')]: createInvitationMailTarget('invitation', mails),
      [mailTypeOf('reminder')]: createInvitationMailTarget('reminder', mails),
      [acceptedType]: (message) => joining.finish(message),
    },
    ...kit,
  })
  const invitations = createInvitationService({
    repository,
    grants: grantRepository,
    records,
    changes,
    relay,
    publicUrl,
    now,
  })
  const joining = createJoinService({
    invitations,
    repository,
    guesses: createPasscodeGuesses(connection),
    grants: grantRepository,
    changes,
    mailer,
    relay,
    now,
  })
  const people = createPeopleService({
    grants: grantRepository,
    invitations: repository,
    changes,
    now,
  })
  const commentRepository = createCommentRepository(connection, createRecordTexts(keys, commentsCollection))
  const digests = createMentionDigests(connection)
  const comments = createCommentService({
    repository: commentRepository,
    grants: grantRepository,
    changes,
    digests,
    now,
  })
  const mentionMails = createMentionMails({
    connection,
    digests,
    comments: commentRepository,
    grants: grantRepository,
    ownerAddress: ownerAddressOf(records),
    mailer,
    publicUrl,
    now,
    ...kit,
  })
  const seals = createSealService({ connection, grants: grantRepository, changes, now })
  const reminders = createReminders({ repository, relay, logger: kit.logger, now })
  const eraseRecord = createEraseRecord({ connection, keys, ...live, mailer })
  const replay = createErasureReplay({
    keys,
    heldOf: async (ids) => [
      ...(await recordsHeldIn(
        connection,
        [
          ...[grantsCollection, invitationsCollection, commentsCollection, mentionDigestsCollection],
          ...[sealMarksCollection, ...mailCollections],
        ],
        ids,
      )),
      // What was counted of a record stands under its id itself.
      ...(await changes.findAll(ids)).map(({ _id }) => _id),
    ],
    erase: eraseRecord,
    logger: kit.logger,
  })
  const list = createInvitationList(connection, invitationTexts)
  const app = createServiceApp({
    name: 'invites',
    docs: { title: 'Invitations', description: 'Who may see and do what with a record, and who is invited' },
    ...kit,
    mount: (app) => {
      mountGrants(app, grants)
      mountMessages(app, grants, changes, eraseRecord)
      mountInvitations(app, { access, invitations, joining })
      mountPeople(app, access, people)
      mountComments(app, access, comments)
      mountSeals(app, access, seals)
      mountKeptMails(app, mailer)
      mountLive(app, { access, ...live })
      mountPressRoom(app, {
        list,
        outbox: createInvitationOutbox({
          mailer,
          list,
          addressesOf: createMaskedAddresses({ records, logger: kit.logger }),
          now,
        }),
        mailer,
        repository,
        invitations,
        audit,
        now,
      })
    },
  })
  return { app, work: [live.watch, reminders, relay, ...mentionMails, replay] }
}

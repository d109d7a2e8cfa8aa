import { emptyBirthForm } from '@shared/contracts/birth-form'
import { commentsSchema } from '@shared/contracts/comments'
import { recordAuditSchema, recordBooksSchema } from '@shared/contracts/internal'
import type { Holdings } from '@shared/contracts/privacy'
import { wholeNameOf } from '@shared/contracts/whole-name'
import type { Logger } from '@shared/node/logger'
import { deviceIdOf } from '@shared/node/device-id'
import { AppError } from '@shared/node/errors'
import { storedMessages } from '@shared/node/outbox'
import type { OutboxRelay } from '@shared/node/outbox'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import type { RecordAccess } from '../access/record-access'
import { formAtWork } from '../records/current-form'
import type { OwnerRepository } from '../records/owner.repository'
import type { RecordRepository } from '../records/record.repository'
import { untilWritten } from '../records/until-written'
import { endingOf } from '../retention/retention'
import type { RetentionDays } from '../retention/retention'

export interface HoldingsService {
  /** What is held of a record, and what staff did with it. @throws AppError `not_found`, `forbidden` */
  read(visitorId: string, proofId: string): Promise<Holdings>
  /** Ends the ownership of one of the owner's other devices, and the keys for others that are out. @throws AppError `not_found`, `forbidden`, `conflict` */
  removeDevice(visitorId: string, proofId: string, deviceId: string): Promise<void>
}

export interface HoldingsDependencies {
  repository: Pick<RecordRepository, 'findById' | 'answersOf'>
  owners: Pick<OwnerRepository, 'removeOwnerDevice'>
  access: Pick<RecordAccess, 'open'>
  relay: Pick<OutboxRelay, 'flush'>
  proofs: Pick<ServiceClient, 'call'>
  invites: Pick<ServiceClient, 'call'>
  accounts: Pick<ServiceClient, 'call'>
  logger: Logger
  retentionDays: RetentionDays
  now: () => Date
}

export function createHoldingsService(dependencies: HoldingsDependencies): HoldingsService {
  const { repository, owners, access, relay, proofs, invites, accounts, logger, retentionDays, now } =
    dependencies

  const unlessAway = async <Part>(part: Promise<Part>): Promise<Part | null> => {
    try {
      return await part
    } catch (error) {
      logger.warn({ err: error }, 'what another service holds of a record could not be read')
      return null
    }
  }
  const open = (visitorId: string, proofId: string) =>
    access.open(visitorId, 'export', proofId, repository.findById)

  return {
    async read(visitorId, proofId) {
      const { record } = await open(visitorId, proofId)
      const { _id: recordId, createdAt, delivery, versions, approvals } = record
      const caller = { kind: 'visitor', visitorId } as const
      const [forms, books, comments, audit] = await Promise.all([
        repository.answersOf(record),
        unlessAway(
          proofs.call({ path: pathOf('internal', 'records', recordId, 'books'), answer: recordBooksSchema }),
        ),
        unlessAway(
          invites.call({
            path: pathOf('api', 'proofs', proofId, 'comments'),
            answer: commentsSchema,
            caller,
          }),
        ),
        unlessAway(
          accounts.call({ path: pathOf('internal', 'audit-lines', recordId), answer: recordAuditSchema }),
        ),
      ])
      // Where what was written last is lost, the record can be erased all the same.
      const newest = versions.findLast(({ sha256 }) => forms.has(sha256))
      const form = formAtWork(forms.get(newest?.sha256 ?? '') ?? emptyBirthForm(), record)
      // A file that several versions name is kept once.
      const files = new Map(
        [...forms.values(), form].flatMap(({ uploadedFiles }) =>
          uploadedFiles.flatMap(({ fileURL, name, size }) =>
            fileURL === undefined ? [] : [[fileURL, { name, size }] as const],
          ),
        ),
      )
      const countOf = (...kinds: string[]) =>
        books?.books.filter(({ kind }) => kinds.includes(kind)).length ?? null
      return {
        recordId,
        name: wholeNameOf(form),
        createdAt: createdAt.toISOString(),
        endsAt: approvals.length ? null : (endingOf(record, retentionDays, now())?.toISOString() ?? null),
        email: (delivery?.email ?? form.email) || null,
        versions: versions.length,
        files: [...files.values()],
        proofs: countOf('proof'),
        books: countOf('keepsake'),
        comments: comments?.comments.length ?? null,
        staff: audit?.lines ?? null,
        staffLineDays: audit?.keptDays ?? null,
      }
    },
    async removeDevice(visitorId, proofId, deviceId) {
      const { recordId, messages } = await untilWritten(async () => {
        const { record } = await open(visitorId, proofId)
        const { _id: recordId, ownerVisitorId, ownerDevices = [] } = record
        const device = [ownerVisitorId, ...ownerDevices].find(
          (owner) => deviceIdOf(recordId, owner) === deviceId,
        )
        if (device === undefined)
          throw new AppError({ code: 'not_found', publicMessage: 'This device no longer has the record.' })
        if (device === visitorId)
          throw new AppError({
            code: 'conflict',
            publicMessage:
              'This is the device in front of you. ‘Forget this device’ takes the record off it.',
          })
        const payload = { recordId, visitorId: device }
        const at = now()
        const messages = storedMessages([{ type: 'record.disowned', payload }], at)
        // Of two devices that take the record off each other, one is the faster.
        const isRemoved = await owners.removeOwnerDevice(recordId, device, visitorId, at, messages)
        return isRemoved ? { recordId, messages } : undefined
      })
      await relay.flush(recordId, messages)
    },
  }
}

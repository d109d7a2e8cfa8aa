import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { commentsSchema } from '@shared/contracts/comments'
import { recordBooksSchema } from '@shared/contracts/internal'
import { accessListSchema } from '@shared/contracts/invites'
import { piecesOf } from '@shared/node/object-bytes'
import type { ObjectStore } from '@shared/node/object-store'
import type { RecordKeys } from '@shared/node/record-keys'
import { pathOf } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import type { RecordAccess } from '../access/record-access'
import { answersInWords } from '../records/answers-in-words'
import type { AnswersRepository } from '../records/answers.repository'
import { formAtWork, newestFormOf } from '../records/current-form'
import type { RecordDocument } from '../records/record.model'
import type { RecordRepository } from '../records/record.repository'
import type { Answers } from '../records/version-answers'
import { writersOf } from '../records/writers'
import { fileIdsOf } from '../uploads/file.service'
import type { FileRepository } from '../uploads/file.repository'
import { fileIdOf } from '../uploads/upload-address'
import { textEntry } from './text-entry'
import { zipOf } from './zip'
import type { ZipEntry } from './zip'

export interface ExportService {
  /**
   * Everything of a record as a ZIP file, for its owner. What is in it is looked up before the first byte: while a part of it cannot be
   * had, there is no export rather than half of one.
   *
   * @throws AppError `not_found`, `forbidden`, `unavailable`
   */
  open(visitorId: string, proofId: string): Promise<{ fileName: string; bytes: AsyncIterable<Uint8Array> }>
}

export interface ExportServiceDependencies {
  repository: Pick<RecordRepository, 'findById' | 'answersOf'>
  answers: Pick<AnswersRepository, 'findResearch'>
  files: Pick<FileRepository, 'findAll'>
  access: Pick<RecordAccess, 'open'>
  keys: Pick<RecordKeys, 'keysFor'>
  /** Where the files of a record are read, its proofs and books among them. */
  objectsOf: (recordId: string) => Pick<ObjectStore, 'get'>
  proofs: Pick<ServiceClient, 'call'>
  invites: Pick<ServiceClient, 'call'>
  now: () => Date
}

const readMe = (proofId: string, at: Date) => `Birth Codex, record ${proofId}
Exported on ${at.toISOString()}

answers.txt     the answers as they stand, to be read
record.json     the same as programs read it, with its dates, addresses and approvals
versions/       every version there has been, the first one first
comments.json   what was said about the record
people.json     who has access, and who is invited
files/          the files that were added, as they are kept: without the place where a picture was taken
proofs/         the proof of each submitted version
books/          the finished books of approved proofs, to keep and for the printer

The .txt and .json files are plain text in UTF-8; any editor and any browser opens them.
`

const numbered = (at: number) => String(at).padStart(2, '0')
/** A name that every file system takes. */
const plainName = (name: string) =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '')
    .slice(0, 120) || 'file'

export function createExportService(dependencies: ExportServiceDependencies): ExportService {
  const { repository, answers, files, access, keys, objectsOf, proofs, invites, now } = dependencies

  async function* versionsOf(record: RecordDocument, forms: Answers): AsyncGenerator<ZipEntry> {
    for (const version of record.versions) {
      const { version: number, createdAt, note, kind, proofId, sha256, proofJobId } = version
      const said = {
        version: number,
        proofId,
        kind: kind ?? 'submission',
        createdAt,
        createdBy: writersOf(version),
        note: note ?? '',
        sha256,
        answers: forms.get(sha256) ?? null,
        foundOutByMya: proofJobId === undefined ? null : await answers.findResearch(record._id, sha256),
      }
      yield textEntry(`versions/version-${numbered(number)}.json`, said, createdAt)
    }
  }

  /** The files that any version names, each under the name that it was given last. */
  async function* filesOf(record: RecordDocument, forms: Iterable<BirthFormDraft>): AsyncGenerator<ZipEntry> {
    const names = new Map<string, string>()
    for (const { uploadedFiles } of forms)
      for (const { fileURL, name } of uploadedFiles) {
        const id = fileURL === undefined ? null : fileIdOf(fileURL)
        if (id !== null) names.set(id, name)
      }
    const found = await files.findAll(fileIdsOf([...forms].flatMap(({ uploadedFiles }) => uploadedFiles)))
    // In one question: each file that is opened would ask for its own.
    await keys.keysFor(found.map(({ _id }) => _id))
    for (const [at, { _id, key, receivedAt }] of found.entries()) {
      const object = await objectsOf(record._id).get(key)
      const name = `files/${numbered(at + 1)}-${plainName(names.get(_id) ?? 'file')}`
      if (object) yield { name, isText: false, at: receivedAt, content: piecesOf(object) }
    }
  }

  return {
    async open(visitorId, proofId) {
      const { record } = await access.open(visitorId, 'export', proofId, repository.findById)
      const { _id: recordId, proofIds, createdAt, delivery, approvals } = record
      const caller = { kind: 'visitor', visitorId } as const
      const [forms, newest, { books }, comments, people] = await Promise.all([
        repository.answersOf(record),
        newestFormOf(repository, record),
        proofs.call({ path: pathOf('internal', 'records', recordId, 'books'), answer: recordBooksSchema }),
        invites.call({ path: pathOf('api', 'proofs', proofId, 'comments'), answer: commentsSchema, caller }),
        invites.call({ path: pathOf('api', 'proofs', proofId, 'invites'), answer: accessListSchema, caller }),
      ])
      const at = now()
      const form = formAtWork(newest, record)
      const whole = {
        recordId,
        proofId: proofIds[0],
        formerProofIds: proofIds.slice(1),
        createdAt,
        exportedAt: at,
        emailsGoTo: delivery?.email ?? form.email,
        approvals: approvals.map(({ version, approvedAt, reopenedAt }) => ({
          version,
          approvedAt,
          takenBackAt: reopenedAt ?? null,
        })),
        answers: form,
      }
      const entries = async function* (): AsyncGenerator<ZipEntry> {
        yield textEntry('read-me.txt', readMe(proofIds[0] ?? '', at), at)
        const lines = answersInWords(form).map(({ label, value }) => `${label}: ${value}\n`)
        yield textEntry('answers.txt', lines.join(''), at)
        yield textEntry('record.json', whole, at)
        yield* versionsOf(record, forms)
        yield textEntry('comments.json', comments, at)
        yield textEntry('people.json', people, at)
        yield* filesOf(record, [...forms.values(), form])
        for (const { version, kind, key } of books) {
          const object = await objectsOf(recordId).get(key)
          const folder = kind === 'proof' ? 'proofs' : 'books'
          const name = `${folder}/version-${numbered(version)}-${kind}.pdf`
          if (object) yield { name, isText: false, at, content: piecesOf(object) }
        }
      }
      return { fileName: `birth-codex-${proofIds[0]}.zip`, bytes: zipOf(entries()) }
    },
  }
}

import { randomBytes, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { maxFileBytes } from '@shared/contracts/uploads'
import type { UploadRequest } from '@shared/contracts/uploads'
import { AppError } from '@shared/node/errors'
import type { ObjectStore } from '@shared/node/object-store'
import type { UnderWay } from '@shared/node/under-way'
import type { ByteRange } from './content-range'
import { sizeFault } from './file.service'
import type { FileService, StoredFile } from './file.service'
import { createKeptParts, keptBytes, removeUpload } from './kept-parts'
import { Overtaken, readKeeping, tooLarge } from './read-keeping'
import type { UploadDocument } from './upload.model'
import type { UploadPoint, UploadRepository } from './upload.repository'
import type { UploadQuotas } from './upload-quotas'
import { takeTurns } from './take-turns'
import { grantOf } from './upload-address'
import type { UploadAddresses, UploadGrant } from './upload-address'

/** The body of one PUT, and what its headers say of it. */
export interface IncomingBytes {
  body: Readable
  /** Without it the body is the file, from its beginning. */
  range: ByteRange | undefined
  /** Content-Length. */
  announced: number | undefined
  declaredType: string | undefined
}

export interface UploadState {
  received: number
}

export interface UploadService {
  /** An address to which the visitor may put one file. */
  address(visitorId: string, request: UploadRequest): string
  /**
   * What an address was signed for.
   *
   * @throws AppError `forbidden`, and `gone` for one whose time is over, unless an upload has begun there within a day
   */
  open(fileId: string, visitorId: string, query: unknown): Promise<UploadGrant>
  /** How many bytes of a file have arrived, from its beginning. */
  stateOf(fileId: string): Promise<UploadState>
  /**
   * Takes a file, or the next bytes of it; the last of them make the file. What a connection that breaks has brought is kept.
   *
   * @throws AppError `conflict` with `details.received` for bytes that do not go on where the others end
   */
  receive(grant: UploadGrant, incoming: IncomingBytes): Promise<StoredFile | UploadState>
}

export interface UploadServiceDependencies {
  repository: UploadRepository
  store: ObjectStore
  addresses: UploadAddresses
  files: Pick<FileService, 'receive' | 'sentSize'>
  quotas: UploadQuotas
  /** A process that ends waits until what has come of each file is kept: its connection is gone by then. */
  underWay: Pick<UnderWay, 'track'>
  now: () => Date
}

/** An upload can be finished within a day of its beginning; then what came of it is removed. */
export const uploadDays = 1
const doesNotFit = (received: number, publicMessage: string) =>
  new AppError({ code: 'conflict', publicMessage, details: { received } })

export function createUploadService(dependencies: UploadServiceDependencies): UploadService {
  const { repository, store, addresses, files, quotas, underWay, now } = dependencies
  // Two whole files in memory at once, however many arrive.
  const assembling = takeTurns(2)

  const receivedOf = async (fileId: string, upload: UploadDocument | null) =>
    upload?.received ?? (await files.sentSize(fileId))

  const stateOf = async (fileId: string): Promise<UploadState> => ({
    received: await receivedOf(fileId, await repository.find(fileId)),
  })

  const begin = async (
    { fileId, visitorId }: UploadGrant,
    total: number | undefined,
  ): Promise<UploadPoint> => {
    const former = await repository.find(fileId)
    const attempt = randomUUID()
    await repository.begin({ _id: fileId, visitorId, attempt, total, startedAt: now() })
    for (const key of former?.keys ?? []) await store.delete(key)
    if (former) await repository.forget(fileId, former.keys)
    return { fileId, attempt, received: 0 }
  }

  const uploadToContinue = async (fileId: string, { from, total }: ByteRange): Promise<UploadDocument> => {
    const upload = await repository.find(fileId)
    const received = await receivedOf(fileId, upload)
    if (received !== from || !upload)
      throw doesNotFit(
        received,
        `${received} bytes of this file have arrived: please go on there, not at ${from}.`,
      )
    if ((upload.total ?? total) !== total)
      throw doesNotFit(0, `A file of ${upload.total} bytes was begun here, and this one has ${total}.`)
    return upload
  }

  const discard = async (fileId: string, attempt?: string) => {
    const upload = await repository.find(fileId)
    if (!upload || (attempt !== undefined && attempt !== upload.attempt)) return
    await removeUpload(repository, store, upload)
  }
  // The file is there, or refused: what was kept on the way is removed with the unused files at the latest.
  const tidyUp = (fileId: string, attempt?: string) => discard(fileId, attempt).catch(() => undefined)

  /** Says where to go on: from the beginning, or nowhere when another request has finished the file. */
  const goesOnAt = async (fileId: string): Promise<AppError> => {
    const { received } = await stateOf(fileId)
    return doesNotFit(received, `${received} bytes of this file are there: please go on after them.`)
  }

  /** The whole file: what was kept of it, by this request and those before, and the rest. */
  const wholeOf = async (
    fileId: string,
    attempt: string | undefined,
    received: number,
    rest: Buffer,
  ): Promise<Buffer> => {
    if (attempt === undefined) return rest
    const upload = await repository.find(fileId)
    const isOurs = upload?.attempt === attempt && upload.received === received
    const before = isOurs ? await keptBytes(store, upload) : null
    if (before?.length === received) return Buffer.concat([before, rest])
    if (isOurs) await tidyUp(fileId)
    throw await goesOnAt(fileId)
  }

  const checkSize = ({ size }: UploadGrant, range: ByteRange | undefined, announced = 0) => {
    if ((range?.total ?? announced) > maxFileBytes) throw tooLarge()
    if (range && size !== undefined && range.total !== size)
      throw sizeFault(`This address takes ${size} bytes, and the range is of ${range.total}.`)
  }

  const receive: UploadService['receive'] = async (grant, { body, range, announced, declaredType }) => {
    const { fileId } = grant
    checkSize(grant, range, announced)
    const { from, to, total } = range ?? { from: 0, to: undefined, total: announced }
    let received = 0
    let isComplete = false
    const release = await quotas.admit(grant.visitorId, (to ?? total ?? maxFileBytes) - from, {
      received: () => received,
      // Bytes that wait to be read: it is we who are slow.
      isAwaited: () => !isComplete && body.readableLength === 0,
      breakOff: () => body.destroy(),
    })
    const begun =
      range && from > 0
        ? await uploadToContinue(fileId, range).catch((error: unknown) => (release(), Promise.reject(error)))
        : undefined
    const kept = createKeptParts({
      repository,
      store,
      point: begun && { fileId, attempt: begun.attempt, received: begun.received },
      begin: () => begin(grant, total),
    })
    try {
      const { size, rest } = await readKeeping(body, kept, {
        max: to && to - from,
        last: total && total - from,
        onBytes: (bytes) => (received += bytes),
      })
      isComplete = true
      if (total !== undefined && from + size < total) return await stateOf(fileId)
      const stored = await assembling(async () => {
        const whole = await wholeOf(fileId, kept.attempt(), from + size - rest.length, rest)
        return files.receive(grant, whole, declaredType)
      })
      await tidyUp(fileId)
      return stored
    } catch (thrown) {
      const error = thrown instanceof Overtaken ? await goesOnAt(fileId) : thrown
      const attempt = kept.attempt()
      // What was refused is not wanted any more; what a part that was away has kept from arriving goes on later.
      const isRefused = error instanceof AppError && error.status < 500 && error.code !== 'conflict'
      if (isRefused && !body.readableAborted && attempt) await tidyUp(fileId, attempt)
      throw error
    } finally {
      release()
    }
  }

  return {
    address: (visitorId, request) =>
      addresses.sign(grantOf(randomBytes(16).toString('hex'), visitorId, request)),
    async open(fileId, visitorId, query) {
      const { isOver, ...grant } = addresses.open(fileId, visitorId, query)
      const upload = isOver ? await repository.find(fileId) : null
      const isUnderWay =
        upload !== null && now().getTime() - upload.startedAt.getTime() < uploadDays * 86_400_000
      if (isOver && !isUnderWay)
        throw new AppError({
          code: 'gone',
          publicMessage: 'This upload address is no longer good. Please try again.',
        })
      return grant
    },
    stateOf,
    receive: (grant, bytes) => underWay.track(receive(grant, bytes)),
  }
}

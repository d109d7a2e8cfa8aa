import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Drive } from './drive'
import { createAccessTokens } from './google-account'
import type { GoogleAccount } from './google-account'

export interface GoogleDriveOptions {
  account: GoogleAccount
  /** The folder's id, as it stands in its address. The account must be allowed to write there. */
  folderId: string
  /** https://www.googleapis.com, but for tests. */
  baseUrl: string
  /** Milliseconds for each call. */
  timeoutMs?: number
  now?: () => number
}

const filesSchema = z.object({ files: z.array(z.object({ id: z.string() })) })

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

/** A multipart/related body (RFC 2387) of JSON and a file. */
function related(metadata: object, bytes: Buffer, contentType: string) {
  const boundary = randomUUID()
  const head = `--${boundary}\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(metadata)}\r\n--${boundary}\r\ncontent-type: ${contentType}\r\n\r\n`
  return {
    type: `multipart/related; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** A folder of Google Drive (Drive API v3: developers.google.com/workspace/drive/api/guides/manage-uploads). */
export function createGoogleDrive(options: GoogleDriveOptions): Drive {
  const { account, folderId, baseUrl, timeoutMs = 15_000, now = Date.now } = options
  const tokens = createAccessTokens(account, timeoutMs, now)

  const send = async (method: string, path: string, content?: { type: string; body: Buffer }) =>
    fetch(baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${await tokens.current()}`,
        ...(content ? { 'content-type': content.type } : {}),
      },
      body: content ? new Uint8Array(content.body) : null,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
  const ask = async (method: string, path: string, content?: { type: string; body: Buffer }) => {
    const first = await send(method, path, content)
    if (first.status === 401) tokens.forget()
    const answer = first.status === 401 ? await send(method, path, content) : first
    // The body of a refusal may repeat what was sent.
    if (!answer.ok) throw new Error(`Google Drive answered ${answer.status}`)
    return answer.status === 204 ? undefined : answer.json()
  }

  const find = async (fileName: string): Promise<string | undefined> => {
    const query = new URLSearchParams({
      q: `name = ${quoted(fileName)} and ${quoted(folderId)} in parents and trashed = false`,
      fields: 'files(id)',
      supportsAllDrives: 'true',
      includeItemsFromAllDrives: 'true',
    })
    return filesSchema.parse(await ask('GET', `/drive/v3/files?${query}`)).files[0]?.id
  }

  return {
    async put(fileName, bytes, contentType) {
      const known = await find(fileName)
      const upload = '/upload/drive/v3/files'
      const query = 'uploadType=multipart&supportsAllDrives=true&fields=id'
      if (known === undefined)
        await ask(
          'POST',
          `${upload}?${query}`,
          related({ name: fileName, parents: [folderId] }, bytes, contentType),
        )
      else
        await ask('PATCH', `${upload}/${encodeURIComponent(known)}?${query}`, related({}, bytes, contentType))
    },
    async remove(fileName) {
      // Past the bin of the drive: there it would lie for thirty days.
      for (let known = await find(fileName); known !== undefined; known = await find(fileName))
        await ask('DELETE', `/drive/v3/files/${encodeURIComponent(known)}?supportsAllDrives=true`)
    },
  }
}

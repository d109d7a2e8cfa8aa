import type { GuideSubject } from '@shared/contracts/companion-guide'
import { send, throwLost } from '@shared/web/api/request'

export interface GuideFile {
  name: string
  pdf: Blob
}

/**
 * Has a guide printed by the press of the books.
 *
 * @throws ApiError
 */
export async function loadGuideFile(subject: GuideSubject): Promise<GuideFile> {
  const response = await send('/api/companion-guide/pdf', 'application/pdf', {
    method: 'POST',
    body: subject,
  })
  const pdf = await response.blob().catch(throwLost(undefined))
  const [, name = 'birth-codex-companion-guide.pdf'] =
    /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, pdf }
}

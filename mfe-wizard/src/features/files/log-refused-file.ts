import { ApiError } from '@shared/web/api/api-error'

/** A refused upload for whoever looks into the console: the answer, and nothing about the file. No toast (§8). */
export function logRefusedFile(error: unknown): void {
  const what = error instanceof ApiError ? `${error.status} ${error.code}` : 'an unexpected answer'
  // eslint-disable-next-line no-console -- the specification wants file upload errors logged
  console.warn(`A birth file was not uploaded: ${what}`)
}

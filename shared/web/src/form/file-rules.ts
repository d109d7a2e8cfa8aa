import { acceptedContentTypes, maxFileBytes } from '@shared/contracts/uploads'

const typeOfEnding: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heic',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** For the `accept` attribute: types, and endings for systems that do not know the type (HEIC). */
export const acceptedFiles = [
  ...acceptedContentTypes,
  ...Object.keys(typeOfEnding).map((ending) => `.${ending}`),
].join(',')

/** Bytes in MB (2^20 bytes) with two decimals, as the specification shows sizes: '1.84 MB'. */
export const inMegabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(2)} MB`

/**
 * The content type of a file as the browser reports it, or by its ending where the browser has none. The server decides by
 * the content itself.
 */
export function contentTypeOf(file: Pick<File, 'name' | 'type'>): string {
  const reported = file.type === 'image/heif' ? 'image/heic' : file.type
  if (reported) return reported
  return typeOfEnding[/\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''] ?? ''
}

/** What to know of a file that was taken, though its kind cannot be printed; undefined where there is nothing. */
export const printNoteOf = (name: string): string | undefined =>
  contentTypeOf({ name, type: '' }) === 'image/heic'
    ? 'It is kept with the record. The book cannot print HEIC: add the picture as JPEG or PNG.'
    : undefined

/** Why a file is not taken, in words that say what to do; null when it is. */
export function reasonToRefuse(
  file: Pick<File, 'name' | 'type' | 'size'>,
  kept: readonly { name: string; size: number }[],
  maxFiles: number,
): string | null {
  const accepted: readonly string[] = acceptedContentTypes
  if (!accepted.includes(contentTypeOf(file))) {
    return 'Not added: this kind of file is not accepted. Choose an image (JPEG, PNG, WebP, GIF, HEIC), PDF, DOC or DOCX.'
  }
  if (file.size > maxFileBytes) {
    // Rounded up: a few bytes too many are not ‘10.00 MB’.
    const size = inMegabytes(Math.ceil((file.size * 100) / 2 ** 20) * (2 ** 20 / 100))
    return `Not added, ${size}: it is larger than 10 MB. Choose a smaller one.`
  }
  if (file.size === 0) return 'Not added: the file is empty.'
  if (kept.some((other) => other.name === file.name && other.size === file.size)) {
    return 'Not added: it is in the list already.'
  }
  if (kept.length >= maxFiles) return `Not added: at most ${maxFiles} files. Remove one first.`
  return null
}

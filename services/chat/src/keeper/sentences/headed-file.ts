import type { z } from 'zod'

/** A file of bytes behind a header in JSON, whose length stands in the first four bytes. */
export const writeHeaded = (header: object, parts: readonly Uint8Array[]): Uint8Array => {
  const head = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, ...parts])
}

/**
 * Reads what `writeHeaded` wrote, or one of the scripts that make a model. `bytes` is a view of the file.
 *
 * @throws ZodError where the header is another one
 */
export const readHeaded = <Header>(
  file: Uint8Array,
  schema: z.ZodType<Header>,
): { header: Header; bytes: Uint8Array } => {
  const start = 4 + new DataView(file.buffer, file.byteOffset).getUint32(0, true)
  const header = schema.parse(JSON.parse(new TextDecoder().decode(file.subarray(4, start))))
  return { header, bytes: file.subarray(start) }
}

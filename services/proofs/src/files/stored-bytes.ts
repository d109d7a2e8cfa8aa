import type { StoredObject } from '@shared/node/object-store'

/** All bytes of a stored object. */
export async function bytesOf({ stream }: StoredObject): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

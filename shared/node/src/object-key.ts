/** @throws RangeError for a key that could leave the store or differ between stores. */
export function checkedKey(key: string): string {
  const isPlain = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/.test(key) && key.length <= 512
  if (!isPlain) throw new RangeError('Not a key of the object store')
  return key
}

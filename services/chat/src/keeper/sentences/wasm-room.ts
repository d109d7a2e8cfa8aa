const pageSize = 65_536

/** Gives out a module's memory from its beginning, which grows as it has to: `room(bytes)` is a place at a multiple of 16. */
export const createRoom = (memory: WebAssembly.Memory): ((bytes: number) => number) => {
  let used = 0
  return (bytes) => {
    const place = used
    used += Math.ceil(bytes / 16) * 16
    const missing = used - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(missing / pageSize))
    return place
  }
}

/** An integer of a Protocol Buffers message, and where it ends. */
export const integerAt = (bytes, from) => {
  let value = 0
  let at = from
  for (let shift = 0; ; shift += 7) {
    value += (bytes[at] & 127) * 2 ** shift
    at += 1
    if (bytes[at - 1] < 128) return [value, at]
  }
}

/** A model's file as `readHeaded` reads it: numbers of all kinds, each array beginning at a multiple of `step` bytes. */
export const createModelFile = (step) => {
  const parts = []
  let length = 0
  const padded = (size) => Math.ceil(size / step) * step
  return {
    /** Adds an array; returns where it begins behind the header. */
    add(array) {
      const at = length
      const part = Buffer.alloc(padded(array.byteLength))
      Buffer.from(array.buffer, array.byteOffset, array.byteLength).copy(part)
      parts.push(part)
      length += part.length
      return at
    },
    /** The whole file. */
    bytes(header) {
      const json = Buffer.from(JSON.stringify(header))
      const head = Buffer.alloc(padded(json.length + 4), ' ')
      head.writeUInt32LE(head.length - 4)
      json.copy(head, 4)
      return Buffer.concat([head, ...parts])
    },
  }
}

import { createRoom } from './wasm-room'

/** `arithmetic.wat`, compiled with wabt 1.0.39: WebAssembly, since scripts cannot multiply four numbers at once. */
const code =
  'AGFzbQEAAAABCQFgBX9/f39/AAMDAgAABQMBAAEHIQMGbWVtb3J5AgAKYWRkUHJvZHVjdAAAB2RvdFJvd3MAAQqvAwLiAQMDfwV7AX8DQCAEIA' +
  'VBAnRqIQ0gDf0ABAAhCSAN/QAEECEKIA39AAQgIQsgDf0ABDAhDCACIAVBAnRqIQdBACEGA0AgACAGQQJ0av0JAgAhCCAJIAggB/0ABAD95gH9' +
  '5AEhCSAKIAggB/0ABBD95gH95AEhCiALIAggB/0ABCD95gH95AEhCyAMIAggB/0ABDD95gH95AEhDCAHIANBAnRqIQcgBkEBaiEGIAYgAUkNAA' +
  'sgDSAJ/QsEACANIAr9CwQQIA0gC/0LBCAgDSAM/QsEMCAFQRBqIQUgBSADSQ0ACwvIAQMBfwJ7AX8gAiEIA0D9DAAAAAAAAAAAAAAAAAAAAAAh' +
  'Bv0MAAAAAAAAAAAAAAAAAAAAACEHQQAhBQNAIAYgACAFav0ABAAgCCAFav0ABAD95gH95AEhBiAHIAAgBWr9AAQQIAggBWr9AAQQ/eYB/eQBIQ' +
  'cgBUEgaiEFIAUgAUECdEkNAAsgBiAH/eQBIQYgBCAG/R8AIAb9HwGSIAb9HwIgBv0fA5KSOAIAIAggAUECdGohCCAEQQRqIQQgA0EBayEDIAMN' +
  'AAsL'

const bytesOfNumber = 4

interface Functions {
  addProduct: (row: number, height: number, matrix: number, width: number, out: number) => void
  dotRows: (vector: number, length: number, rows: number, count: number, out: number) => void
}

const isFunctions = (exports: WebAssembly.Exports): exports is WebAssembly.Exports & Functions =>
  typeof exports['addProduct'] === 'function' && typeof exports['dotRows'] === 'function'

/** Numbers that stay where the products are worked out, and the products. A place is what `keep` and `room` return. */
export const createArithmetic = () => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(code, 'base64')))
  const memory = exports['memory']
  if (!isFunctions(exports) || !(memory instanceof WebAssembly.Memory))
    throw new Error('The arithmetic of sentences is not whole')
  const bytesAt = createRoom(memory)

  /** Room for so many numbers. */
  const room = (count: number): number => bytesAt(count * bytesOfNumber)
  /** The numbers at a place; to be taken anew after `room`, which may move them. */
  const at = (place: number, count: number) => new Float32Array(memory.buffer, place, count)
  const keep = (numbers: Float32Array): number => {
    const place = room(numbers.length)
    at(place, numbers.length).set(numbers)
    return place
  }
  const { addProduct, dotRows } = exports
  return { room, at, keep, addProduct, dotRows }
}

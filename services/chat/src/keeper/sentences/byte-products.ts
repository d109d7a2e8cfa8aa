import { createRoom } from './wasm-room'

/** `byte-products.wat`, compiled with wabt 1.0.39. */
const code =
  'AGFzbQEAAAABHwRgBn9/f39/fwBgBX9/f39/AGAEe3t7ewF7YAF7AX8DBQQAAQIDBQMBAAEHIAMGbWVtb3J5AgAIbXVsdGlwbHkAAAhkb3RCeXRlcwABCtEHBP' +
  'EEAgZ/C3sgBEEBdiEGA0AgACEIIAUhCyABIQcgAyACQQF0aiEKA0AgAyEJ/QwAAAAAAAAAAAAAAAAAAAAAIQ/9DAAAAAAAAAAAAAAAAAAAAAAhEP0MAAAAAAAA' +
  'AAAAAAAAAAAAACER/QwAAAAAAAAAAAAAAAAAAAAAIRL9DAAAAAAAAAAAAAAAAAAAAAAhE/0MAAAAAAAAAAAAAAAAAAAAACEU/QwAAAAAAAAAAAAAAAAAAAAAIR' +
  'X9DAAAAAAAAAAAAAAAAAAAAAAhFgNAIAn9AQMAIQwgCf0BAwghDSAI/QAEACEOIA8gDCAO/boB/a4BIQ8gEyANIA79ugH9rgEhEyAI/QAEECEOIBAgDCAO/boB' +
  '/a4BIRAgFCANIA79ugH9rgEhFCAI/QAEICEOIBEgDCAO/boB/a4BIREgFSANIA79ugH9rgEhFSAI/QAEMCEOIBIgDCAO/boB/a4BIRIgFiANIA79ugH9rgEhFi' +
  'AJ/QEDECEMIAn9AQMYIQ0gCP0ABEAhDiAPIAwgDv26Af2uASEPIBMgDSAO/boB/a4BIRMgCP0ABFAhDiAQIAwgDv26Af2uASEQIBQgDSAO/boB/a4BIRQgCP0A' +
  'BGAhDiARIAwgDv26Af2uASERIBUgDSAO/boB/a4BIRUgCP0ABHAhDiASIAwgDv26Af2uASESIBYgDSAO/boB/a4BIRYgCEGAAWohCCAJQSBqIQkgCSAKSQ0ACy' +
  'ALIA8gECARIBIQAv0LBAAgCyATIBQgFSAWEAL9CwQQIAsgBEEEdGohCyAHQQFrIQcgBw0ACyAKIQMgBUEgaiEFIAZBAWshBiAGDQALC6oBAgJ/AnsDQP0MAAAA' +
  'AAAAAAAAAAAAAAAAACEH/QwAAAAAAAAAAAAAAAAAAAAAIQggACEGQQAhBQNAIAcgBv0ABAAgAiAFav0BAwD9ugH9rgEhByAIIAb9AAQQIAIgBWr9AQMI/boB/a' +
  '4BIQggBkEgaiEGIAVBEGohBSAFIAFJDQALIAQgByAI/a4BEAM2AgAgAiABaiECIARBBGohBCADQQFrIQMgAw0ACwuVAQECeyAAIAH9DQABAgMQERITBAUGBxQV' +
  'FhcgACAB/Q0ICQoLGBkaGwwNDg8cHR4f/a4BIQQgAiAD/Q0AAQIDEBESEwQFBgcUFRYXIAIgA/0NCAkKCxgZGhsMDQ4PHB0eH/2uASEFIAQgBf0NAAECAwQFBg' +
  'cQERITFBUWFyAEIAX9DQgJCgsMDQ4PGBkaGxwdHh/9rgELGQAgAP0bACAA/RsBaiAA/RsCIAD9GwNqags='

/** Rows are brought to whole numbers of this size at most: 1536 products with bytes still are 32-bit integers. */
export const largest = 8191

type Multiply = (
  rows: number,
  fours: number,
  length: number,
  columns: number,
  width: number,
  out: number,
) => void
interface Functions {
  multiply: Multiply
  dotBytes: (vector: number, length: number, rows: number, count: number, out: number) => void
}
const isFunctions = (exports: WebAssembly.Exports): exports is WebAssembly.Exports & Functions =>
  typeof exports['multiply'] === 'function' && typeof exports['dotBytes'] === 'function'

/** So many numbers of a row or column lie beside each other where several are multiplied at once, and so many rows and columns are. */
export const beside = 8
export const rowsAtOnce = 4
const columnsAtOnce = 2

/** The columns of a matrix, one after the other, in the order in which they are multiplied. */
export const inPairs = (columns: Int8Array, height: number): Int8Array => {
  const paired = new Int8Array(columns.length)
  let to = 0
  for (let pair = 0; pair < columns.length; pair += columnsAtOnce * height)
    for (let from = pair; from < pair + height; from += beside)
      for (let column = 0; column < columnsAtOnce; column += 1) {
        const at = from + column * height
        paired.set(columns.subarray(at, at + beside), to)
        to += beside
      }
  return paired
}

/** Room for bytes, which begins at multiples of 16, and the products of what lies there. */
export const createByteProducts = () => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(code, 'base64')))
  const memory = exports['memory']
  if (!isFunctions(exports) || !(memory instanceof WebAssembly.Memory))
    throw new Error('The products of bytes are not whole')
  const room = createRoom(memory)
  const keep = (bytes: Int8Array): number => {
    const place = room(bytes.length)
    new Int8Array(memory.buffer, place, bytes.length).set(bytes)
    return place
  }
  return {
    memory,
    room,
    keep,
    keepFloats: (numbers: Float32Array): number => {
      const place = room(numbers.byteLength)
      new Float32Array(memory.buffer, place, numbers.length).set(numbers)
      return place
    },
    /** To be taken anew after `room`, which may move what is kept. */
    bytesAt: (place: number, count: number) => new Int8Array(memory.buffer, place, count),
    shortsAt: (place: number, count: number) => new Int16Array(memory.buffer, place, count),
    floatsAt: (place: number, count: number) => new Float32Array(memory.buffer, place, count),
    integersAt: (place: number, count: number) => new Int32Array(memory.buffer, place, count),
    multiply: exports.multiply,
    dotBytes: exports.dotBytes,
  }
}

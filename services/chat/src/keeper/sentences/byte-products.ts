import { createRoom } from './wasm-room'

/** `byte-products.wat`, compiled with wabt 1.0.39. */
const code =
  'AGFzbQEAAAABFwNgBn9/f39/fwBgBX9/f39/AGABewF/AwQDAAECBQMBAAEHIAMGbWVtb3J5AgAIbXVsdGlwbHkAAAhkb3RCeXRlcwABCtUEA4wDBAR/AX' +
  'sFfwR7IAJBAXQhCQNAQQAhByADIQgDQCAAIQsgCyAJaiEMIAwgCWohDSANIAlqIQ79DAAAAAAAAAAAAAAAAAAAAAAhEP0MAAAAAAAAAAAAAAAAAAAAACER' +
  '/QwAAAAAAAAAAAAAAAAAAAAAIRL9DAAAAAAAAAAAAAAAAAAAAAAhE0EAIQYDQCAIIAZq/QEDACEKIBAgCiAL/QAEAP26Af2uASEQIBEgCiAM/QAEAP26Af' +
  '2uASERIBIgCiAN/QAEAP26Af2uASESIBMgCiAO/QAEAP26Af2uASETIAtBEGohCyAMQRBqIQwgDUEQaiENIA5BEGohDiAGQQhqIQYgBiACSQ0ACyAFIAdB' +
  'AnRqIQ8gDyAQEAI2AgAgDyAEQQJ0aiEPIA8gERACNgIAIA8gBEECdGohDyAPIBIQAjYCACAPIARBAnRqIQ8gDyATEAI2AgAgCCACaiEIIAdBAWohByAHIA' +
  'RJDQALIAAgCUECdGohACAFIARBBHRqIQUgAUEEayEBIAENAAsLqgECAn8CewNA/QwAAAAAAAAAAAAAAAAAAAAAIQf9DAAAAAAAAAAAAAAAAAAAAAAhCCAA' +
  'IQZBACEFA0AgByAG/QAEACACIAVq/QEDAP26Af2uASEHIAggBv0ABBAgAiAFav0BAwj9ugH9rgEhCCAGQSBqIQYgBUEQaiEFIAUgAUkNAAsgBCAHIAj9rg' +
  'EQAjYCACACIAFqIQIgBEEEaiEEIANBAWshAyADDQALCxkAIAD9GwAgAP0bAWogAP0bAiAA/RsDamoL'

/** Rows are brought to whole numbers of this size at most: 1536 products with bytes still are 32-bit integers. */
export const largest = 8191

type Multiply = (
  rows: number,
  count: number,
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
    room,
    keep,
    /** To be taken anew after `room`, which may move what is kept. */
    bytesAt: (place: number, count: number) => new Int8Array(memory.buffer, place, count),
    shortsAt: (place: number, count: number) => new Int16Array(memory.buffer, place, count),
    integersAt: (place: number, count: number) => new Int32Array(memory.buffer, place, count),
    multiply: exports.multiply,
    dotBytes: exports.dotBytes,
  }
}

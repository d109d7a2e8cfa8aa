import { createRoom } from './wasm-room'

/** `byte-products.wat`, compiled with wabt 1.0.39. */
const code =
  'AGFzbQEAAAABDwJgBn9/f39/fwBgAXsBfwMDAgABBQMBAAEHFQIGbWVtb3J5AgAIbXVsdGlwbHkAAAqpAwKMAwQEfwF7BX8EeyACQQF0IQkDQEEAIQcg' +
  'AyEIA0AgACELIAsgCWohDCAMIAlqIQ0gDSAJaiEO/QwAAAAAAAAAAAAAAAAAAAAAIRD9DAAAAAAAAAAAAAAAAAAAAAAhEf0MAAAAAAAAAAAAAAAAAAAA' +
  'ACES/QwAAAAAAAAAAAAAAAAAAAAAIRNBACEGA0AgCCAGav0BAwAhCiAQIAogC/0ABAD9ugH9rgEhECARIAogDP0ABAD9ugH9rgEhESASIAogDf0ABAD9' +
  'ugH9rgEhEiATIAogDv0ABAD9ugH9rgEhEyALQRBqIQsgDEEQaiEMIA1BEGohDSAOQRBqIQ4gBkEIaiEGIAYgAkkNAAsgBSAHQQJ0aiEPIA8gEBABNgIA' +
  'IA8gBEECdGohDyAPIBEQATYCACAPIARBAnRqIQ8gDyASEAE2AgAgDyAEQQJ0aiEPIA8gExABNgIAIAggAmohCCAHQQFqIQcgByAESQ0ACyAAIAlBAnRq' +
  'IQAgBSAEQQR0aiEFIAFBBGshASABDQALCxkAIAD9GwAgAP0bAWogAP0bAiAA/RsDamoL'

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
}
const isFunctions = (exports: WebAssembly.Exports): exports is WebAssembly.Exports & Functions =>
  typeof exports['multiply'] === 'function'

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
    shortsAt: (place: number, count: number) => new Int16Array(memory.buffer, place, count),
    integersAt: (place: number, count: number) => new Int32Array(memory.buffer, place, count),
    multiply: exports.multiply,
  }
}

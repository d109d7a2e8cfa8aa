/** `layers.wat`, compiled with wabt 1.0.39. */
const code =
  'AGFzbQEAAAABMAZgBn9/f31/fwBgBn9/f39/fwBgA39/fwBgCH9/f39/f31/AGADf39/AX9gAXsBewISAQZtZW1vcnkGbWVtb3J5AgABAwgHAAEBAgMEBQcwBQ' +
  'NsYXkAAAZmaW5pc2gAAQlub3JtYWxpemUAAghhY3RpdmF0ZQADBmF0dGVuZAAECsoOB5MEAgJ/CXsDQCAAIAJBBHRqIQdDX3CJMP0TIQggACEGA0AgCCAG/QAE' +
  'AP3gAf3pASEIIAZBEGohBiAGIAdJDQALIAUgCCAD/RP95wH9CwQAIAP9EyAI/ecBIQggACEGA0AgCCAG/QAEAP3mAf1q/fgBIQkgCCAG/QAEEP3mAf1q/fgBIQ' +
  'ogCCAG/QAEIP3mAf1q/fgBIQsgCCAG/QAEMP3mAf1q/fgBIQwgCCAG/QAEQP3mAf1q/fgBIQ0gCCAG/QAEUP3mAf1q/fgBIQ4gCCAG/QAEYP3mAf1q/fgBIQ8g' +
  'CCAG/QAEcP3mAf1q/fgBIRAgCSAK/YUBIQkgCyAM/YUBIQogDSAO/YUBIQsgDyAQ/YUBIQwgCSAK/Q0AAQgJEBEYGQIDCgsSExobIQ0gCSAK/Q0EBQwNFBUcHQ' +
  'YHDg8WFx4fIQ4gCyAM/Q0AAQgJEBEYGQIDCgsSExobIQ8gCyAM/Q0EBQwNFBUcHQYHDg8WFx4fIRAgBCANIA/9DQABAgMEBQYHEBESExQVFhf9CwQAIAQgDSAP' +
  '/Q0ICQoLDA0ODxgZGhscHR4f/QsEECAEIA4gEP0NAAECAwQFBgcQERITFBUWF/0LBCAgBCAOIBD9DQgJCgsMDQ4PGBkaGxwdHh/9CwQwIARBwABqIQQgBkGAAW' +
  'ohBiAGIAdJDQALIAchACAFQRBqIQUgAUEBayEBIAENAAsLbgIBfwF7A0AgA/0ABAAhB0EAIQYDQCAAIAD9AAQA/foBIAf95gEgBCAGav0JAgD95gEgBSAGav0J' +
  'AgD95AH9CwQAIABBEGohACAGQQRqIQYgBiACQQJ0SQ0ACyADQRBqIQMgAUEBayEBIAENAAsLrQICA38DewNAIAAgA0EEdGohB/0MAAAAAAAAAAAAAAAAAAAAAC' +
  'EJIAAhBgNAIAb9AAQAIAH9AAQA/eQBIQsgBiAL/QsEACAJIAv95AEhCSABQRBqIQEgBkEQaiEGIAYgB0kNAAsgCSADs/0T/ecBIQn9DAAAAAAAAAAAAAAAAAAA' +
  'AAAhCiAAIQYDQCAG/QAEACAJ/eUBIQsgCiALIAv95gH95AEhCiAGQRBqIQYgBiAHSQ0AC0MAAIA//RMgCiADs/0T/ecBQ8y8jCv9E/3kAf3jAf3nASEKQQAhCA' +
  'NAIAAgAP0ABAAgCf3lASAK/eYBIAQgCGr9CQIA/eYBIAUgCGr9CQIA/eQB/QsEACAIQQRqIQggAEEQaiEAIAAgB0kNAAsgAkEBayECIAINAAsLqgECAX8CeyAA' +
  'IAFBAnRqIQMDQCAA/QAEACEEIAL9ESAEQwAAAEH9E/3oAUMAAADB/RP96QFDAAAAQf0T/eQBQwAAgET9E/3mAUMAAAA//RP95AH9+AFBAv2rAf2uASEFIAAgBC' +
  'AF/RsDIAX9GwIgBf0bASAF/RsA/VwCAP1WAgAB/VYCAAL9VgIAAyAEQwAAAEH9E/1E/VL9CwQAIABBEGohACAAIANJDQALC+8DAwZ/AnsBfyAFQQR0IRADQEEA' +
  'IQgDQEPK8knx/RMhD0EAIQkgByENA0AgASAJIBAgCBAFaiEKIAAgCGohCyALQYAEaiEM/QwAAAAAAAAAAAAAAAAAAAAAIQ4DQCAOIAv9AAQAIAr9CQIA/eYB/e' +
  'QBIQ4gDiAL/QAEECAK/QkCEP3mAf3kASEOIApBIGohCiALQSBqIQsgCyAMSQ0ACyAOIAb9E/3mASEOIA0gDv0LBAAgDyAO/ekBIQ8gDUEQaiENIAlBAWohCSAJ' +
  'IARJDQALIA0hDP0MAAAAAAAAAAAAAAAAAAAAACEOIAchDQNAIA0gDf0ABAAgD/3lARAG/QsEACAOIA39AAQA/eQBIQ4gDUEQaiENIA0gDEkNAAsgByENA0AgDS' +
  'AN/QAEACAO/ecB/QsEACANQRBqIQ0gDSAMSQ0ACyAAIAhqIQsgC0GABGohDEEAIQoDQP0MAAAAAAAAAAAAAAAAAAAAACEOQQAhCSAHIQ0DQCAOIA39AAQAIAIg' +
  'CmogCSAQIAgQBWr9CQIA/eYB/eQBIQ4gDUEQaiENIAlBAWohCSAJIARJDQALIAsgDv0LBAAgCkEQaiEKIAtBEGohCyALIAxJDQALIAhBgARqIQggCCAQSQ0ACy' +
  'AAIBBqIQAgA0EBayEDIAMNAAsLFgAgAEECdiABbCAAQQNxQQJ0aiACagvgAQECeyAAQwAArsL9E/3pASEAIABDO6q4P/0T/eYB/WohASAAIAFDAIAxP/0T/eYB' +
  '/eUBIQAgACABQ4OAXjn9E/3mAf3kASEAQ2dpUDn9EyECIAIgAP3mAUPOQ7c6/RP95AEhAiACIAD95gFDCIkIPP0T/eQBIQIgAiAA/eYBQ8GpKj39E/3kASECIA' +
  'IgAP3mAUOqqio+/RP95AEhAiACIAD95gFDAAAAP/0T/eQBIQIgAiAAIAD95gH95gEgAP3kAUMAAIA//RP95AEgAf34AUH/AP0R/a4BQRf9qwH95gEL'

interface Functions {
  lay: (rows: number, fours: number, length: number, most: number, out: number, units: number) => void
  finish: (
    values: number,
    fours: number,
    width: number,
    units: number,
    scales: number,
    biases: number,
  ) => void
  normalize: (values: number, more: number, fours: number, width: number, gain: number, shift: number) => void
  activate: (values: number, count: number, table: number) => void
  attend: (
    queries: number,
    keys: number,
    values: number,
    fours: number,
    count: number,
    width: number,
    steep: number,
    shares: number,
  ) => void
}
const isFunctions = (exports: WebAssembly.Exports): exports is WebAssembly.Exports & Functions =>
  ['lay', 'finish', 'normalize', 'activate', 'attend'].every((name) => typeof exports[name] === 'function')

/** What a layer of a transformer does between its products, with what lies in the memory of those. */
export const createLayers = (memory: WebAssembly.Memory): Functions => {
  const module = new WebAssembly.Module(Buffer.from(code, 'base64'))
  const { exports } = new WebAssembly.Instance(module, { memory: { memory } })
  if (!isFunctions(exports)) throw new Error('The layers are not whole')
  return exports
}

/** In place of the federation runtime's sentences: its errors name their code, and the address where it is explained. */
const none = {}
export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap }

// What the measurement takes from the product, as it is shipped.
export { listedLanguages } from '../../../services/chat/src/names/listed-languages'
export { createNameIndex } from '../../../services/chat/src/names/name-index'
export { researchNames } from '../../../services/chat/src/names/research-name'

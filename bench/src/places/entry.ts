// What the measurements take from the product, as it is shipped.
export { openGazetteer } from '../../../services/records/src/places/gazetteer'
export { comparableName } from '../../../services/records/src/places/place-name'

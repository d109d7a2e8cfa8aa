// What the measurements take from the product, as it is shipped.
export { bookDataOf } from '../../../services/proofs/src/rendering/book-data'
export { certificateDataOf } from '../../../services/proofs/src/rendering/certificate-data'
export { certificateEngraving } from '../../../services/proofs/src/rendering/ornaments'
export { createPageImages } from '../../../services/proofs/src/rendering/page-images'
export { createPress } from '../../../services/proofs/src/rendering/press'
export { createRenderer } from '../../../services/proofs/src/rendering/renderer'
export { fullForm } from '../../../services/proofs/src/rendering/testing/full-form'
export { subjectWith } from '../../../services/proofs/src/rendering/testing/subjects'

/** In place of lodash's, of which Formik uses this much: a shallow copy of an array or a plain object. */
export default (value) => (Array.isArray(value) ? [...value] : { ...value })

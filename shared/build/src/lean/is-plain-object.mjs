/** In place of lodash's: whether a value is an object that no class made. */
export default (value) => {
  if (typeof value !== 'object' || value === null) return false
  const proto = Object.getPrototypeOf(value)
  return proto === null || proto === Object.prototype
}

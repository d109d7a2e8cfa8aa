import { beside, createByteProducts, inPairs, rowsAtOnce } from './byte-products'

/** Whole numbers from -limit to limit, the same in every run. */
const someNumbers = (count: number, limit: number) =>
  Array.from({ length: count }, (_, at) => ((at * 7919 + 13) % (2 * limit + 1)) - limit)

it('products of rows and columns are exact, of all fours of rows and pairs of columns', () => {
  const [fours, length, width] = [3, 48, 6]
  const products = createByteProducts()
  const rows = someNumbers(fours * rowsAtOnce * length, 8191)
  const columns = Int8Array.from(someNumbers(length * width, 127))
  const at = products.keep(inPairs(columns, length))
  const [from, to] = [products.room(2 * rows.length), products.room(4 * fours * rowsAtOnce * width)]
  const laid = products.shortsAt(from, rows.length)
  for (const [place, value] of rows.entries()) {
    const [row, i] = [Math.floor(place / length), place % length]
    const ofFour = Math.floor(row / rowsAtOnce) * rowsAtOnce * length
    laid[ofFour + Math.floor(i / beside) * rowsAtOnce * beside + (row % rowsAtOnce) * beside + (i % beside)] =
      value
  }
  products.multiply(from, fours, length, at, width, to)
  const expected = Array.from({ length: fours * width * rowsAtOnce }, (_, place) => {
    const row = Math.floor(place / (width * rowsAtOnce)) * rowsAtOnce + (place % rowsAtOnce)
    const column = Math.floor(place / rowsAtOnce) % width
    return columns
      .subarray(column * length, (column + 1) * length)
      .reduce((sum, value, i) => sum + value * (rows[row * length + i] ?? 0), 0)
  })
  expect([...products.integersAt(to, expected.length)]).toEqual(expected)
})

import { randomBytes, randomUUID } from 'node:crypto'

const dayMs = 86_400_000
/** Records are made evenly over so many days. */
const days = 365
const batch = 2000

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const proofId = () => `01${[...randomBytes(8)].map((byte) => letters[byte % 36]).join('')}`

/** While the store writes one, the next is made. */
const batchesAtOnce = 2

/**
 * Rows equal to those of the children that `npm run seed` makes, inserted at once and not one by one, and beside them rows without an
 * index, unless without `plainRows`: the name in plain words, and the words' tokens. Goes on behind the first `from` rows, which are there.
 * With `indexesLast` the indexes are built when all rows are there: of a hundred tokens a row, many times quicker on some engines.
 */
export async function fillRows({
  connection,
  product,
  from: there,
  count,
  end,
  plainRows,
  indexesLast,
  tell,
}) {
  const rows = connection.collection('staffrecords')
  const plain = connection.collection('plainrows')
  if (indexesLast && !there) await rows.dropIndexes()
  let next = there
  const fill = async () => {
    while (next < count) {
      const from = next
      next += batch
      const made = Array.from({ length: Math.min(batch, count - from) }, (_, at) => {
        const time = new Date(end.getTime() - ((count - from - at) / count) * days * dayMs)
        return product.rowOf(from + at, { id: randomUUID(), proofId: proofId() }, time)
      })
      const found = await Promise.all(made.map((row) => product.storedRowOf(row)))
      await Promise.all([
        rows.insertMany(found, { ordered: false }),
        plainRows &&
          plain.insertMany(
            made.map(({ words, listed: _, ...row }) => ({ ...row, tokens: words })),
            { ordered: false },
          ),
      ])
      if (from % 50_000 === 0) tell(from)
    }
  }
  await Promise.all(Array.from({ length: batchesAtOnce }, fill))
  if (indexesLast) {
    tell('indexes')
    await connection.models.StaffRecord.createIndexes()
  }
  for (let day = 0; day <= days; day += 1)
    await product.countDay(connection, new Date(end.getTime() - day * dayMs))
}

import { dimensions } from './sentence-model'
import { readTopicHeads, toLogShares, trainTopicHeads, writeTopicHeads } from './topic-heads'

/** A vector of length 1 that points mostly along one axis. */
const along = (axis: number, other: number): Float32Array => {
  const vector = new Float32Array(dimensions)
  vector[axis] = 0.8
  vector[other] = 0.6
  return vector
}
const examples = [0, 1, 2].flatMap((axis) =>
  Array.from({ length: 20 }, (_, at) => ({ id: `topic ${axis}`, vector: along(axis, 10 + at) })),
)

describe('topic heads', () => {
  const heads = trainTopicHeads(examples)
  const bestFor = ({ ids, rows, bias }: typeof heads, vector: Float32Array) => {
    const products = Float32Array.from(bias, (value, place) =>
      vector.reduce((sum, part, d) => sum + part * (rows[place * dimensions + d] ?? 0), value),
    )
    toLogShares(products)
    const best = products.indexOf(Math.max(...products))
    return [ids[best], Math.exp(products[best] ?? 0)] as const
  }

  it('tell what is like their examples, and how sure it is', () => {
    const [id, share] = bestFor(heads, along(1, 200))
    expect(id).toBe('topic 1')
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(1)
  })

  it('are the same for the same examples, and as good when they were kept in bytes', () => {
    const kept = writeTopicHeads(heads)
    expect(writeTopicHeads(trainTopicHeads(examples))).toEqual(kept)
    for (const axis of [0, 1, 2])
      expect(bestFor(readTopicHeads(kept), along(axis, 300))[0]).toBe(`topic ${axis}`)
  })
})

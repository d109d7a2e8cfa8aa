import { joinRuns } from './joined-runs'

/** Work that lasts until it is let go; `read` is how many had asked when each run of a key began. */
function slowWork() {
  const ends: (() => void)[] = []
  const read: [key: string, asked: number][] = []
  let asked = 0
  const ask = joinRuns(async (key: string) => {
    read.push([key, asked])
    await new Promise<void>((resolve) => ends.push(resolve))
  })
  const asking = (key: string) => {
    asked += 1
    return ask(key)
  }
  return { asking, read, end: () => ends.shift()?.() }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('a crowd shares one run after the one under way, and each is told by a run that began after it asked', async () => {
  const { asking, read, end } = slowWork()
  let served = 0
  const crowd = [1, 2, 3, 4].map(() => asking('a').then(() => (served += 1)))
  expect(read).toEqual([['a', 1]])
  end()
  await turn()
  expect([served, read]).toEqual([
    1,
    [
      ['a', 1],
      ['a', 4],
    ],
  ])
  const late = asking('a')
  end()
  await Promise.all(crowd)
  await turn()
  expect(read.at(-1)).toEqual(['a', 5])
  end()
  await late
  expect(read).toHaveLength(3)
  // Nothing is under way: the next one begins at once.
  const alone = asking('a')
  expect(read).toHaveLength(4)
  end()
  await alone
})

it('other keys wait for nobody', async () => {
  const { asking, read, end } = slowWork()
  const both = [asking('a'), asking('b')]
  expect(read.map(([key]) => key)).toEqual(['a', 'b'])
  end()
  end()
  await Promise.all(both)
})

it('a run that fails is told to those who waited for it, and hinders no later one', async () => {
  let runs = 0
  const ask = joinRuns(async (_key: string) => {
    runs += 1
    await turn()
    if (runs === 1) throw new Error('away')
  })
  const told = await Promise.allSettled([ask('a'), ask('a')])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  await ask('a')
  expect(runs).toBe(3)
})

import { createPasswordHashes } from './password-hash'

const hashes = createPasswordHashes()

it('[AUT-022] makes argon2id hashes, each with a salt of its own, that know their password and no other', async () => {
  const [one, other] = [
    await hashes.make('correct horse battery'),
    await hashes.make('correct horse battery'),
  ]
  expect(one).not.toBe(other)
  for (const hash of [one, other]) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hashes.check(hash, 'correct horse battery')).toBe(true)
    expect(await hashes.check(hash, 'correct horse batterY')).toBe(false)
    expect(hashes.isOutdated(hash)).toBe(false)
  }
})

it('takes the two encodings of a letter as one', async () => {
  expect(await hashes.check(await hashes.make('an \u00e9clair a day'), 'an e\u0301clair a day')).toBe(true)
})

it('works as hard where there is no account, and says no', async () => {
  const hash = await hashes.make('correct horse battery')
  // Processor time of all threads, which a busy machine does not stretch.
  const costOf = async (passwordHash: string | undefined) => {
    const { user, system } = process.cpuUsage()
    expect(await hashes.check(passwordHash, 'not that password')).toBe(false)
    const after = process.cpuUsage()
    return after.user + after.system - user - system
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 4; round += 1) {
    known.push(await costOf(hash))
    unknown.push(await costOf(undefined))
  }
  expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.5)
})

it('makes no more than so many at once, for they take memory', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 33 }, () => hashes.check(undefined, 'x')))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'unavailable', status: 503 } }])
})

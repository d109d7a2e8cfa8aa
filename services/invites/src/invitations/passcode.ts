import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

// 32 MiB and about 50 ms a guess (RFC 7914). Guesses are counted, so that they need not be slower than that.
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const keyBytes = 32

const derive = (passcode: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // The same letters may be written as different characters (é, e and an accent): both are the same passcode.
    scrypt(passcode.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** What is stored of a passcode: salt and key, both base64url. */
export async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(passcode, salt)
  return `${salt.toString('base64url')}.${key.toString('base64url')}`
}

export async function isPasscodeOf(passcode: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.')
  const known = Buffer.from(key, 'base64url')
  const derived = await derive(passcode, Buffer.from(salt, 'base64url'))
  return known.length === derived.length && timingSafeEqual(known, derived)
}

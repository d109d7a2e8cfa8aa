import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '@shared/node/errors'

// argon2id, which is the library's own choice: 19 MiB, two passes, one lane, as OWASP's Password Storage Cheat Sheet asks at least.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const { memoryCost: m, timeCost: t, parallelism: p } = parameters
const prefix = `$argon2id$v=19$m=${m},t=${t},p=${p}$`

/** Hashes at a time, those that wait for a core among them: each takes 19 MiB while it is made. */
const maxAtOnce = 32

// Letters that look alike in two encodings are one, as in the rules.
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'))

export interface PasswordHashes {
  make(password: string): Promise<string>
  /**
   * Whether `password` is the one of `passwordHash`. Without a hash, which is an account that does not exist, it takes as long and
   * is never right.
   */
  check(passwordHash: string | undefined, password: string): Promise<boolean>
  /** Whether a hash was made with other parameters than today's, and is to be made anew at the next sign-in. */
  isOutdated(passwordHash: string): boolean
}

/** @throws AppError `unavailable` from its functions while too many passwords are checked at once */
export function createPasswordHashes(): PasswordHashes {
  let underWay = 0
  const oneOfFew = async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay >= maxAtOnce)
      throw new AppError({
        code: 'unavailable',
        publicMessage: 'Many people are signing in just now. Please try again in a moment.',
      })
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }
  const make = (password: string) => hash(bytesOf(password), parameters)
  // Of a password that nobody knows.
  const nobodys = make(randomBytes(32).toString('base64url'))
  return {
    make: (password) => oneOfFew(() => make(password)),
    check: (passwordHash, password) =>
      oneOfFew(async () => {
        const isRight = await verify(passwordHash ?? (await nobodys), bytesOf(password))
        return isRight && passwordHash !== undefined
      }),
    isOutdated: (passwordHash) => !passwordHash.startsWith(prefix),
  }
}

// The product without encryption, for measurements beside the real one: NODE_OPTIONS=--import=…/clear.mjs. What the cipher would
// encrypt passes as it is, keys are not derived and not asked for, and the staff's tokens are not keyed.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// A copy, as the memory of what was read is filled again: new memory for each piece, as a product without a cipher takes it.
const asIs = (bytes) => Buffer.from(bytes)
const none = Buffer.alloc(0)
const tag = Buffer.alloc(16)
const passing = () => ({
  setAAD: () => undefined,
  setAuthTag: () => undefined,
  update: asIs,
  final: () => none,
  getAuthTag: () => tag,
})
for (const name of ['createCipheriv', 'createDecipheriv']) {
  const real = crypto[name]
  crypto[name] = (algorithm, ...rest) => (algorithm === 'aes-256-gcm' ? passing() : real(algorithm, ...rest))
}
const { hkdfSync, createHmac } = crypto
crypto.hkdfSync = (digest, key, salt, info, length) =>
  String(info).includes('birth-codex') ? new ArrayBuffer(length) : hkdfSync(digest, key, salt, info, length)
crypto.createHmac = (algorithm, key) => {
  const parts = []
  const made = {
    update(part) {
      parts.push(part)
      return made
    },
    digest(encoding) {
      if (parts[0] === '"staff search"\n')
        return Buffer.from(String(parts[1])).toString('hex').padStart(24, '0').slice(-24)
      const real = createHmac(algorithm, key)
      for (const part of parts) real.update(part)
      return real.digest(encoding)
    },
  }
  return made
}
syncBuiltinESMExports()

const { fetch } = globalThis
const key = Buffer.alloc(32, 1).toString('base64url')
globalThis.fetch = (url, init) => {
  if (!String(url).endsWith('/internal/keys')) return fetch(url, init)
  const { recordIds } = JSON.parse(String(init.body))
  return Promise.resolve(Response.json({ keys: Object.fromEntries(recordIds.map((id) => [id, key])) }))
}

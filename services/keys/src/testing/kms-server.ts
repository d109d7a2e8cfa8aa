import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const bodySchema = z.object({
  KeyId: z.string(),
  Plaintext: z.base64().optional(),
  CiphertextBlob: z.base64().optional(),
  EncryptionContext: z.record(z.string(), z.string()).default({}),
})
type Body = z.output<typeof bodySchema>

export interface KmsServer {
  url: string
  /** The actions that were asked for. */
  asked: string[]
  /** While true, every call fails as when KMS has trouble. */
  isAway: boolean
  keyState: string
  stop(): Promise<void>
}

/** Speaks what is needed of the protocol of AWS KMS (JSON 1.1): Encrypt, Decrypt and DescribeKey of one symmetric key. */
export async function startKmsServer(keyId: string): Promise<KmsServer> {
  const key = randomBytes(32)
  const contextOf = ({ EncryptionContext }: Body) =>
    Buffer.from(JSON.stringify(Object.entries(EncryptionContext).sort()))
  const actions: Record<string, (body: Body) => object> = {
    Encrypt(body) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(contextOf(body))
      const plain = Buffer.from(body.Plaintext ?? '', 'base64')
      const parts = [nonce, cipher.update(plain), cipher.final()]
      const blob = Buffer.concat([...parts, cipher.getAuthTag()])
      return { KeyId: keyId, CiphertextBlob: blob.toString('base64') }
    },
    Decrypt(body) {
      const blob = Buffer.from(body.CiphertextBlob ?? '', 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, blob.subarray(0, 12)).setAAD(contextOf(body))
      decipher.setAuthTag(blob.subarray(-16))
      const plain = Buffer.concat([decipher.update(blob.subarray(12, -16)), decipher.final()])
      return { KeyId: keyId, Plaintext: plain.toString('base64') }
    },
    DescribeKey: () => ({
      KeyMetadata: { KeyId: keyId, KeyState: server.keyState, KeySpec: 'SYMMETRIC_DEFAULT' },
    }),
  }
  const listener = createServer((request, response) => {
    void text(request).then((sent) => {
      const [, action = ''] = String(request.headers['x-amz-target']).split('.')
      const answer = (status: number, body: object) => {
        response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' })
        response.end(JSON.stringify(body))
      }
      server.asked.push(action)
      if (server.isAway) return answer(500, { __type: 'KMSInternalException' })
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
        return answer(400, { __type: 'MissingAuthenticationTokenException' })
      const body = bodySchema.parse(JSON.parse(sent))
      if (body.KeyId !== keyId) return answer(400, { __type: 'NotFoundException' })
      try {
        answer(200, actions[action]?.(body) ?? {})
      } catch {
        answer(400, { __type: 'InvalidCiphertextException' })
      }
    })
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const server: KmsServer = {
    // Listening on TCP gives an address of this kind.
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    asked: [],
    isAway: false,
    keyState: 'Enabled',
    async stop() {
      listener.closeAllConnections()
      listener.close()
      await once(listener, 'close')
    },
  }
  return server
}

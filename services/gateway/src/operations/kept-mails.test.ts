import { callerTokenHeader, keptMailsSchema } from '@shared/contracts/internal'
import { startGateway, secret } from '../testing/gateway'
import type { TestGateway, TestGatewayOptions } from '../testing/gateway'
import { verifyCaller } from '@shared/node/caller-token'
import { sendRaw } from '../testing/raw-request'

const mail = (id: string, subject: string, keptAt: string) => ({
  id,
  to: 'a@example.org',
  subject,
  text: 'text',
  html: `<h1>${subject}</h1>`,
  attachments: [],
  keptAt,
})
/** A service that has kept one e-mail, and shows it to the gateway alone. */
const keeping =
  (
    service: string,
    ...mails: ReturnType<typeof mail>[]
  ): NonNullable<TestGatewayOptions['services']>['proofs'] =>
  (request, response) => {
    const call = { service, method: 'GET', path: '/internal/kept-mails' }
    const caller = verifyCaller(String(request.headers[callerTokenHeader]), call, secret)
    expect(caller).toEqual({ kind: 'service', service: 'gateway' })
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(keptMailsSchema.parse({ mails })))
  }
const services = {
  proofs: keeping('proofs', mail('ready:1', 'The proof is ready', '2026-05-01T10:00:00.000Z')),
  invites: keeping('invites', mail('invitation:1', 'You are <b>invited</b>', '2026-05-01T11:00:00.000Z')),
  accounts: keeping('accounts'),
}

let gateway: TestGateway | undefined
const start = async (settings: Record<string, string>) =>
  (gateway = await startGateway({ services, settings }))
afterEach(() => gateway?.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway?.url}${path}`, { headers })

it('shows the e-mails of all services on one page, the newest first, and each as its reader would see it', async () => {
  await start({ SHOW_KEPT_MAILS: 'true' })
  const page = await ask('/dev/mails')
  const html = await page.text()
  expect(html.indexOf('You are &lt;b&gt;invited')).toBeLessThan(html.indexOf('The proof is ready'))
  expect(html).not.toContain('<b>invited')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('cache-control')).toBe('no-store')
  const [, address = ''] = /href="([^"]+)"/.exec(html) ?? []
  expect(await (await ask(address.replaceAll('&amp;', '&'))).text()).toBe('<h1>You are <b>invited</b></h1>')
  expect((await ask('/dev/mails?mail=invites+nothing')).status).toBe(404)
})

it('is shown to nobody unless it is switched on', async () => {
  await start({})
  expect((await ask('/dev/mails')).status).toBe(404)
})

it('is not shown through a proxy, nor under another name', async () => {
  await start({ SHOW_KEPT_MAILS: 'true' })
  expect((await ask('/dev/mails', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
  // sendRaw asks for codex.test.
  const { answer } = await sendRaw(gateway?.port ?? 0, ['GET /dev/mails HTTP/1.1', 'connection: close'])
  expect(await answer()).toMatch(/^HTTP\/1\.1 404/)
})

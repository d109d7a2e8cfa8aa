import { callerTokenHeader } from '@shared/contracts/internal'
import type { Caller } from '@shared/contracts/internal'
import { signCaller } from '@shared/node/caller-token'
import { createLogger } from '@shared/node/logger'
import { createMailer } from '@shared/node/mail'
import { createMailAddresses } from '@shared/node/mail-addresses'
import { testSecret } from '@shared/node/testing/caller-request'
import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import type { BackgroundWork } from '@shared/node/start-service'
import type { Express } from 'express'
import request from 'supertest'
import { createApp } from '../app'
import type { AccountsSettings } from '../app'
import { createKeptMailKeys } from '../staff-mails/kept-mail-keys'

export const publicUrl = 'http://localhost:8080'
export const goodPassword = 'correct horse battery'
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type Method = 'get' | 'post' | 'put' | 'delete'

export interface AccountsService {
  store: ServiceStore
  app: Express
  /** Every line that was logged. */
  logged: string[]
  /** Resolves when all e-mails that are due so far were handed over or kept. */
  mailsSent(): Promise<void>
  /** Lets the clock of the service go on. */
  wait(ms: number): void
  now(): Date
  /** The service with other settings, on the same store. */
  appWith(settings: Partial<AccountsSettings>): Express
  stop(): Promise<void>
}

/** @param smtpUrl of a mail server; without one e-mails are kept */
export async function startAccounts(smtpUrl?: string): Promise<AccountsService> {
  const store = await startServiceStore('accounts')
  const logged: string[] = []
  // It stands, so that a slow machine is no wait.
  let time = Date.now()
  const now = () => new Date(time)
  const { connection } = store
  const secret = testSecret
  const mailer = createMailer({
    settings: { SMTP_URL: smtpUrl, MAIL_FROM: 'Birth Codex <codex@localhost>' },
    addresses: createMailAddresses({ connection, secret, maxADay: 1000, now }),
    secret,
    connection,
    keys: createKeptMailKeys(secret),
    now,
  })
  const works: BackgroundWork[] = []
  const appWith = (settings: Partial<AccountsSettings>) => {
    const { app, work } = createApp({
      connection,
      mailer,
      config: {
        INTERNAL_SECRET: testSecret,
        PUBLIC_URL: publicUrl,
        REGISTRATION_OPEN: false,
        SESSION_IDLE_MINUTES: 60,
        SESSION_MAX_HOURS: 24,
        AUDIT_DAYS: 3650,
        ...settings,
      },
      logger: createLogger({
        service: 'accounts',
        level: 'debug',
        destination: { write: (line: string) => void logged.push(line) },
      }),
      isReady: () => true,
      now,
    })
    works.push(...work)
    return app
  }
  const app = appWith({})
  await store.open()
  // Ending a relay waits for what it has under way; it was never begun, so that nothing is sent but by who asks for it.
  const mailsSent = async () => void (await Promise.all(works.map((work) => work.stop())))
  const stop = async () => {
    await mailsSent()
    await store.stop()
  }
  return { store, app, logged, mailsSent, wait: (ms) => void (time += ms), now, appWith, stop }
}

const cookieIn = (answer: request.Response): string | undefined => {
  const lines: unknown = answer.headers['set-cookie']
  return Array.isArray(lines) ? String(lines[0]).split(';')[0] : undefined
}

/** A browser: its visitor, its network, and the session cookie that it was given. */
export class Browser {
  cookie: string | undefined
  /** As the gateway tells it, once somebody is signed in. */
  staffId: string | undefined

  constructor(
    private readonly app: Express,
    readonly visitorId: string,
    readonly network = 'network-1',
    readonly userAgent = chrome,
  ) {}

  async send(method: Method, path: string, body?: object, caller?: Caller) {
    const { visitorId, staffId } = this
    const { network } = this
    const who: Caller =
      caller ??
      (staffId ? { kind: 'staff', staffId, visitorId, network } : { kind: 'visitor', visitorId, network })
    const signed = { service: 'accounts', method: method.toUpperCase(), path }
    const agent = request(this.app)
    const call = agent[method](path)
      .set(callerTokenHeader, signCaller(who, signed, testSecret))
      .set('user-agent', this.userAgent)
    if (this.cookie) call.set('cookie', `other=1; ${this.cookie}`)
    const answer = await (body === undefined ? call : call.send(body))
    const cookie = cookieIn(answer)
    if (cookie !== undefined) this.cookie = cookie.endsWith('=') ? undefined : cookie
    return answer
  }
  get = (path: string) => this.send('get', path)
  post = (path: string, body?: object) => this.send('post', path, body)
  put = (path: string, body: object) => this.send('put', path, body)
  delete = (path: string) => this.send('delete', path)

  /** Registers or signs in; the staff id is then known, as the gateway would know it. */
  private async enter(path: string, body: object) {
    const answer = await this.post(path, body)
    if (answer.status === 200) this.staffId = String(answer.body.id)
    return answer
  }
  register = (username: string, password = goodPassword, accessCode?: string) =>
    this.enter('/api/register', { username, password, ...(accessCode === undefined ? {} : { accessCode }) })
  signIn = (username: string, password = goodPassword) => this.enter('/api/login', { username, password })
  signInByPasskey = (response: object) => this.enter('/api/login/passkey', { response })
  confirmByPassword = (password = goodPassword) =>
    this.post('/api/user/verification', { method: 'password', password })
}

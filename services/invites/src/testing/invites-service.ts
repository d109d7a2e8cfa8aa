import { maskedAddress } from '@shared/contracts/masked-address'
import type { MailSettings } from '@shared/node/config'
import { silentLogger } from '@shared/node/logger'
import { createMailer } from '@shared/node/mail'
import { createMailAddresses } from '@shared/node/mail-addresses'
import { ServiceCallError } from '@shared/node/service-client'
import type { ServiceClient } from '@shared/node/service-client'
import type { TestRecordKeys } from '@shared/node/testing/record-keys'
import { requestAs, serviceCaller, testSecret, visitorCaller } from '@shared/node/testing/caller-request'
import { startSmtpSink } from '@shared/node/testing/smtp-sink'
import type { SmtpSink } from '@shared/node/testing/smtp-sink'
import { testRecordKeys } from '@shared/node/testing/record-keys'
import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import type { BackgroundWork, ServiceParts } from '@shared/node/start-service'
import type { Express } from 'express'
import { createApp } from '../app'

/** Whatever came back; tests look at the parts they speak of. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: Record<string, never> & {
    code: string
    detail: string
    faults: { path: string; message: string }[]
    invites: { id: string; email: string; role: string; inviteUrl: string; mail: string }[]
    people: { id: string; email: string | null; role: string; isYou: boolean }[]
    comments: {
      id: string
      text: string
      field: string | null
      resolvedAt: string | null
      author: { email: string | null; role: string; isYou: boolean }
      mentions: string[]
    }[]
    marks: { email: string; isYou: boolean }[]
    cleared: { email: string; isYou: boolean }[]
    invitations: {
      id: string
      email: string
      role: string
      mail: string
      expiresAt: string
      isExpired: boolean
    }[]
    declined: { id: string; email: string; declinedAt: string | null }[]
  }
}

/** The record that the tests speak of, its Proof ID, and its owner. */
export const recordId = 'record-1'
export const proofId = '01ABCDEFGH'
export const ownerId = 'owner-visitor'
export const ownerEmail = 'parent@example.org'

export interface InvitesUnderTest {
  app: Express
  store: ServiceStore
  smtp: SmtpSink
  keys: TestRecordKeys
  /** The clock of the service. */
  now: Date
  recordsIsAway: boolean
  /** Grows with every change of the record. */
  revision: number
  /** The revision that changed an answer last, where records tells it. */
  edited: number | undefined
  /** Whether the record was changed since it was submitted last. */
  isChanged: boolean
  isClosed: boolean
  /** What staff did with which record. */
  audited: { act: string; staffId: string | undefined; subject: string | undefined }[]
  /** How often records was asked. */
  asked: number
  work: readonly BackgroundWork[]
  /** Another copy of the service on the same store. */
  copy(): Required<ServiceParts>
  as(
    visitorId: string,
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    body?: object,
  ): Promise<Answer>
  /** The e-mails to an address, without folded lines, oldest first. */
  mailsTo(email: string): string[]
  /** Lets what runs beside the requests look for what is due now, in so many copies, and waits until it has been sent. */
  sendDue(copies?: number): Promise<void>
  /** The links in the e-mails to an address, oldest first. */
  links(email: string): string[]
  /** What records tells of an edit. */
  edit(): Promise<void>
  reset(): Promise<void>
  /** Invites a visitor, who joins at once: by the link that the owner copied, or by the one in the e-mail. */
  letJoin(visitorId: string, role: string, how?: { byMail: boolean }): Promise<string>
  stop(): Promise<void>
}

// The store removes what has expired by its own clock: that of the tests must not lie behind it.
const startOfTests = new Date()

/** The service over a real document store and a real mail server; records is played, with one record. */
export async function startInvites(): Promise<InvitesUnderTest> {
  const store = await startServiceStore('invites')
  const smtp = await startSmtpSink()
  const keys = testRecordKeys()
  const settings: MailSettings = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Birth Codex <codex@codex.example>',
  }
  const under: InvitesUnderTest = {
    store,
    smtp,
    keys,
    now: startOfTests,
    recordsIsAway: false,
    asked: 0,
    audited: [],
    revision: 1,
    edited: undefined,
    isChanged: false,
    isClosed: false,
    ...createParts(),
    copy: () => createParts(),
    async as(visitorId, method, path, body) {
      const { call } = await requestAs(under.app, visitorCaller(visitorId), method, path)
      return (await (body === undefined ? call : call.send(body))) as unknown as Answer
    },
    // Long lines are folded with '=' at their end (quoted-printable).
    mailsTo: (email) =>
      smtp.taken.filter(({ to }) => to.includes(email)).map(({ data }) => data.replaceAll('=\r\n', '')),
    async sendDue(copies = 1) {
      const work = Array.from({ length: copies }, (_, at) => (at ? under.copy().work : under.work)).flat()
      for (const part of work) part.start()
      for (const part of work) await part.stop()
      const isDue = { outboxDueAt: { $exists: true } }
      for (const name of ['invitations', 'mentiondigests']) {
        const waiting = await store.connection.db?.collection(name).countDocuments(isDue)
        if (waiting) throw new Error(`${waiting} ${name} wait to be sent`)
      }
    },
    links(email) {
      return under
        .mailsTo(email)
        .flatMap((text) => /https:\/\/codex\.example(\/join\/[\w-]{65})(?![\w#-])/.exec(text)?.[1] ?? [])
    },
    async letJoin(visitorId, role, { byMail } = { byMail: false }) {
      const email = `${visitorId}@example.org`
      const invites = `/api/proofs/${proofId}/invites`
      const [made] = (await under.as(ownerId, 'post', invites, { emails: [email], role })).body.invites
      if (!made) throw new Error('Nobody was invited')
      const path = byMail ? under.links(email).at(-1) : new URL(made.inviteUrl).pathname
      await under.as(visitorId, 'post', `/api${path}`, {})
      const confirmed = store.connection.db?.collection('confirmedaddresses')
      while (byMail && !(await confirmed?.countDocuments()))
        await new Promise((resolve) => setTimeout(resolve, 5))
      return made.id
    },
    async edit() {
      under.revision += 1
      const { call } = await requestAs(under.app, serviceCaller('records'), 'post', '/internal/messages')
      const payload = { recordId, revision: under.revision }
      await call.send({ id: `edit ${under.revision}`, type: 'record.changed', payload })
    },
    async reset() {
      await store.clear()
      smtp.taken.length = 0
      under.now = startOfTests
      under.recordsIsAway = false
      under.asked = 0
      under.audited = []
      under.revision = 1
      under.edited = undefined
      under.isChanged = false
      under.isClosed = false
    },
    async stop() {
      for (const part of under.work) await part.stop()
      await smtp.close()
      await store.stop()
    },
  }

  function createParts() {
    const addresses = createMailAddresses({
      connection: store.connection,
      secret: testSecret,
      maxADay: 10,
      now: () => under.now,
    })
    const records = {
      find: async ({ path, answer }: Parameters<ServiceClient['find']>[0]) => {
        under.asked += 1
        if (under.recordsIsAway)
          throw new ServiceCallError({ service: 'records', code: 'unavailable', publicMessage: 'away' })
        const found: Record<string, unknown> = {
          [`/internal/records/${recordId}/owner-address`]: { email: ownerEmail, proofId, keysEndedAt: null },
          [`/internal/shared-records/${proofId}`]: {
            recordId,
            proofId,
            revision: under.revision,
            ...(under.edited === undefined ? {} : { edited: under.edited }),
            isChanged: under.isChanged,
            isClosed: under.isClosed,
          },
          [`/internal/records/${recordId}/owner`]: { visitorId: ownerId },
        }
        return path in found ? answer?.parse(found[path]) : null
      },
      call: async ({ path }: Parameters<ServiceClient['call']>[0]) => {
        if (under.recordsIsAway)
          throw new ServiceCallError({ service: 'records', code: 'unavailable', publicMessage: 'away' })
        const ids = new URL(path, 'http://records').searchParams.get('records')?.split(',')
        return { addresses: ids?.includes(recordId) ? { [recordId]: maskedAddress(ownerEmail) } : {} }
      },
    } as ServiceClient
    return createApp({
      connection: store.connection,
      logger: silentLogger(),
      secret: testSecret,
      isReady: () => true,
      audit: {
        note: async ({ staffId }, act, subject) => void under.audited.push({ act, staffId, subject }),
      },
      records,
      keys,
      mailer: createMailer({
        settings,
        addresses,
        secret: testSecret,
        connection: store.connection,
        keys,
        now: () => under.now,
      }),
      publicUrl: 'https://codex.example',
      now: () => under.now,
    })
  }

  await store.open()
  return under
}

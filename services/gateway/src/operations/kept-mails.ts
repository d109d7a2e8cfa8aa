import { keptMailsSchema } from '@shared/contracts/internal'
import type { KeptMail } from '@shared/contracts/internal'
import { AppError } from '@shared/node/errors'
import { htmlOf, plainPage, plainPagePolicy } from '@shared/node/plain-page'
import { createServiceClient } from '@shared/node/service-client'
import type { RequestHandler } from 'express'
import type { GatewayConfig } from '../config'
import { isFromOwnMachine } from './own-machine'

export const keptMailsPath = '/dev/mails'

interface ShownMail extends KeptMail {
  /** Where it is shown as its reader would see it. */
  address: string
}

/** The services that send e-mails. */
const mailing = ['proofs', 'invites', 'accounts'] as const

const addressOf = (mail: string) => `${keptMailsPath}?${new URLSearchParams({ mail }).toString()}`

const entryOf = ({ address, subject, to, keptAt, attachments }: ShownMail) =>
  `<article><h2><a href="${htmlOf(address)}" dir="auto">${htmlOf(subject)}</a></h2>` +
  `<p>to <bdi>${htmlOf(to)}</bdi>, <time>${htmlOf(keptAt)}</time></p>` +
  (attachments.length ? `<p>with ${htmlOf(attachments.join(', '))}</p>` : '') +
  '</article>'

const listPage = (mails: readonly ShownMail[]) =>
  plainPage(
    'E-mails of this installation',
    '<p>No mail server is configured (SMTP_URL), so that e-mails are kept here. Only this machine is shown this page. Open a link in ' +
      'another browser, or in a private window, to be another person.</p>' +
      (mails.map(entryOf).join('') || '<p>There are none yet.</p>'),
  )

/** A name of this machine: a page of somebody else's cannot reach it under a name of its own (DNS rebinding). */
const isOwnName = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/**
 * Shows the e-mails that were kept for want of a mail server, to who sits at this machine: a newcomer can invite himself, and join
 * in a second browser. Each carries links that give access, so that nobody else ever sees it.
 */
export function showKeptMails({
  showKeptMails: isShown,
  services,
  secret,
}: Pick<GatewayConfig, 'showKeptMails' | 'services' | 'secret'>): RequestHandler {
  const readAll = async (): Promise<ShownMail[]> => {
    const found = await Promise.all(
      mailing.map(async (name) => {
        const client = createServiceClient({
          service: name,
          baseUrl: services[name],
          from: 'gateway',
          secret,
        })
        const { mails } = await client.call({ path: '/internal/kept-mails', answer: keptMailsSchema })
        return mails.map((mail) => {
          return { ...mail, address: addressOf(`${name} ${mail.id}`) }
        })
      }),
    )
    return found.flat().sort((one, other) => other.keptAt.localeCompare(one.keptAt))
  }
  const notFound = () => new AppError({ code: 'not_found', publicMessage: 'Not found' })

  return async (request, response) => {
    if (!isShown || !isFromOwnMachine(request) || !isOwnName(request.hostname)) throw notFound()
    const mails = await readAll()
    const chosen = request.query['mail']
    const mail = typeof chosen === 'string' && mails.find(({ address }) => address === addressOf(chosen))
    if (chosen !== undefined && !mail) throw notFound()
    response
      .set({
        'cache-control': 'no-store',
        'content-security-policy': plainPagePolicy,
        'referrer-policy': 'no-referrer',
      })
      .type('html')
      .send(mail ? mail.html : listPage(mails))
  }
}

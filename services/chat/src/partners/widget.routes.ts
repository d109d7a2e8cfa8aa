import { chatEvents } from '@shared/contracts/chat'
import { widgetAnswerSchema, widgetParamsSchema, widgetQuestionSchema } from '@shared/contracts/partners'
import { AppError } from '@shared/node/errors'
import { callerOf, route } from '@shared/node/route'
import type { Express, RequestHandler } from 'express'
import type { ChatService } from '../chat/chat.service'
import type { StoredPartner } from './partner.model'
import type { PartnerService } from './partner.service'
import type { QuestionLimits } from './question-limits'

export interface WidgetRouteParts {
  partners: Pick<PartnerService, 'admit'>
  limits: Pick<QuestionLimits, 'take'>
  reply: ChatService
}

const path = '/api/widget/:partnerId/chat'
// What a browser may keep of the answer to its question beforehand; each question is checked again by itself.
const preflightSeconds = '600'
const bodyLimit = 256 * 1024

const admitted = new WeakMap<object, StoredPartner>()

/**
 * Lets pass what comes from a page of the partner, and lets that page, and no other, read every answer from here on, refusals
 * among them. Cookies are never allowed with it (Fetch Standard, 3.2).
 */
const admitPage =
  (partners: WidgetRouteParts['partners']): RequestHandler =>
  async (request, response, next) => {
    response.vary('Origin')
    const { kind, origin } = callerOf(response) ?? {}
    // Anybody else is refused by the route itself.
    if (kind !== 'widget') return next()
    const partner = await partners.admit(String(request.params['partnerId']), origin)
    admitted.set(request, partner)
    response.set('access-control-allow-origin', origin)
    response.set('access-control-expose-headers', 'retry-after')
    next()
  }

/** What the widget on a partner's page asks: MYA's own knowledge, and nothing of any visitor or record. */
export function mountWidget(app: Express, { partners, limits, reply }: WidgetRouteParts): void {
  app.use(path, admitPage(partners))
  app.options(
    path,
    route(
      {
        summary: 'Whether a page may ask MYA in the name of a partner (CORS)',
        audience: 'widget',
        params: widgetParamsSchema,
      },
      ({ response }) => {
        response.set({
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': preflightSeconds,
        })
      },
    ),
  )
  app.post(
    path,
    route(
      {
        summary: 'A question from the page of a partner; streamed to who accepts text/event-stream',
        audience: 'widget',
        params: widgetParamsSchema,
        body: widgetQuestionSchema,
        bodyLimit,
        events: chatEvents,
        answer: widgetAnswerSchema,
      },
      async ({ body: { message, conversationHistory: history }, caller, request, response, tell }) => {
        const partner = admitted.get(request)
        if (!partner || !caller.network)
          throw new AppError({ code: 'forbidden', publicMessage: 'MYA does not answer on this page.' })
        await limits.take(partner, caller.network)
        const left = new AbortController()
        response.once('close', () => left.abort())
        const { text, kind, sources } = await reply({
          caller,
          // What asking a model may cost is counted for the readers of one partner behind one address.
          visitorId: `${partner._id} ${caller.network}`,
          message,
          history,
          recordId: undefined,
          onPiece: (piece) => tell('piece', { text: piece }),
          signal: left.signal,
        })
        return { reply: text, kind, sources: [...sources] }
      },
    ),
  )
}

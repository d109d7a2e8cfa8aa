import { companionGuideSchema, guideSubjectSchema } from '@shared/contracts/companion-guide'
import { AppError } from '@shared/node/errors'
import { route } from '@shared/node/route'
import type { ServiceClient } from '@shared/node/service-client'
import type { Express } from 'express'
import type { ProofAccess } from '../proofs/proof-access'
import { RenderError } from '../rendering/render-error'
import type { Renderer } from '../rendering/renderer'
import { createGuideChildren, guideOf } from './guide-child'
import { createGuideTurns } from './guide-turns'

export interface GuideRouteDependencies {
  access: Pick<ProofAccess, 'open'>
  records: Pick<ServiceClient, 'find'>
  renderer: Pick<Renderer, 'renderGuide'>
  now: () => Date
}

const refusalOf = (error: unknown) => {
  if (!(error instanceof RenderError)) return error
  const { isRetryable } = error
  return new AppError({
    code: isRetryable ? 'unavailable' : 'conflict',
    publicMessage: isRetryable
      ? 'The guide could not be printed just now. Please try again in a moment.'
      : 'Something in this guide could not be set in type.',
    cause: error,
  })
}

/**
 * The companion guide of a record, for everybody who may look at its proof, and of a child whose form was not sent yet. It follows
 * from the answers alone, with or without a key for a model, is computed anew each time and kept nowhere.
 */
export function mountGuides(app: Express, { access, records, renderer, now }: GuideRouteDependencies): void {
  const children = createGuideChildren({ access, records, now })
  const turns = createGuideTurns(now)

  app.post(
    '/api/companion-guide',
    route(
      { summary: 'The companion guide of a child', body: guideSubjectSchema, answer: companionGuideSchema },
      async ({ body, visitorId }) => guideOf(await children.open(body, visitorId)),
    ),
  )
  app.post(
    '/api/companion-guide/pdf',
    route(
      { summary: 'The companion guide, printed', body: guideSubjectSchema, sends: 'application/pdf' },
      async ({ body, visitorId, response }) => {
        const child = await children.open(body, visitorId)
        const guide = guideOf(child)
        const { pdf } = await turns
          .take(visitorId, () =>
            renderer.renderGuide({ guide, form: child.form, proofId: child.proofId, madeAt: now() }),
          )
          .catch((error: unknown) => {
            throw refusalOf(error)
          })
        // The Proof ID and not the child's name: file names travel further than files.
        const name = ['birth-codex-companion-guide', ...(child.proofId ? [child.proofId] : [])].join('-')
        response
          .set({
            'content-type': 'application/pdf',
            'content-disposition': `attachment; filename="${name}.pdf"`,
            'cache-control': 'private, no-store',
            'x-robots-tag': 'noindex',
          })
          .send(pdf)
      },
    ),
  )
}

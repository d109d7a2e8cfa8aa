import { partnerOrderSchema } from '@shared/contracts/partners'
import type { Partner, PartnerChange, PartnerOrder } from '@shared/contracts/partners'
import { isApiFailure } from '@shared/web/api/api-error'

/** A partner as it is typed: one origin a line. */
export interface PartnerForm {
  name: string
  origins: string
  maxQuestionsADay: string
}

export const formOf = (partner: Partner | undefined): PartnerForm => ({
  name: partner?.name ?? '',
  origins: partner?.origins.join('\n') ?? '',
  maxQuestionsADay: String(partner?.maxQuestionsADay ?? 2000),
})

const linesOf = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** What is sent of a new one; whether a partner is switched on does not change here. */
export const orderOf = ({ name, origins, maxQuestionsADay }: PartnerForm): Omit<PartnerOrder, 'isOn'> => ({
  name,
  origins: linesOf(origins),
  maxQuestionsADay: Number(maxQuestionsADay),
})

/** What the form says otherwise than it did when it was opened. */
export function changesOf(form: PartnerForm, partner: Partner): PartnerChange {
  const before = orderOf(formOf(partner))
  return Object.fromEntries(
    Object.entries(orderOf(form)).filter(
      ([name, value]) => String(value) !== String(before[name as keyof typeof before]),
    ),
  )
}

const byField = (faults: readonly { path: string; message: string }[]): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const { path, message } of faults) found[path.split('.')[0] ?? ''] ??= message
  return found
}

/** The first fault of each field, as Formik wants them. */
export const faultsOf = (form: PartnerForm): Record<string, string> => {
  const issues = partnerOrderSchema.safeParse(orderOf(form)).error?.issues ?? []
  return byField(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

export const serverFaultsOf = (error: unknown): Record<string, string> =>
  byField(isApiFailure(error) ? error.faults : [])

/** What a partner writes in its pages. */
export const snippetOf = (id: string, origin: string): string =>
  `<script src="${origin}/widget/mya.js" async data-partner="${id}"></script>\n<mya-chat></mya-chat>`

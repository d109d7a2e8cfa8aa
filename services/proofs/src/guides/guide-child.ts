import { noBirthDate } from '@shared/contracts/companion-guide'
import type { CompanionGuide, GuideSubject } from '@shared/contracts/companion-guide'
import { companionGuideOf } from '@shared/insights/guide/companion-guide'
import { insightSubjectOf } from '@shared/insights/form-inputs'
import { AppError } from '@shared/node/errors'
import type { ServiceClient } from '@shared/node/service-client'
import type { ProofAccess } from '../proofs/proof-access'
import { findVersion } from '../records/record-lookups'
import type { CodexForm } from '../rendering/codex-subject'
import { printableText } from '@shared/contracts/printable-text'

/** Whose guide it is, for the one who asks. */
export interface GuideChild {
  form: CodexForm
  /** The printed Proof ID; null for a child whose form was not sent yet. */
  proofId: string | null
  /** The year in which the record was made, in UTC: that of the personal year. */
  year: number
}

export interface GuideChildDependencies {
  access: Pick<ProofAccess, 'open'>
  records: Pick<ServiceClient, 'find'>
  now: () => Date
}

/**
 * Opens the child behind a question for a guide: a record as the proof itself is opened, and what was sent with the question as it is.
 *
 * @throws AppError as `ProofAccess.open` does; `noBirthDate` where nothing is said of the child
 */
export function createGuideChildren({ access, records, now }: GuideChildDependencies) {
  const ofRecord = async (proofId: string, visitorId: string): Promise<GuideChild> => {
    const job = await access.open(proofId, visitorId)
    const version = await findVersion(records, job)
    if (!version) throw new AppError({ code: 'not_found', publicMessage: 'Proof not found' })
    const { form, recordCreatedAt } = version
    return { form, proofId: version.proofId, year: new Date(recordCreatedAt).getUTCFullYear() }
  }
  return {
    async open({ proofId, birthDate, answers }: GuideSubject, visitorId: string): Promise<GuideChild> {
      if (proofId) return ofRecord(proofId, visitorId)
      if (!birthDate) throw new AppError({ code: 'invalid_body', publicMessage: noBirthDate })
      const form = {
        ...answers,
        babyDateOfBirth: birthDate,
        birthLatitude: degreesOf(answers?.birthLatitude),
        birthLongitude: degreesOf(answers?.birthLongitude),
      }
      return { form, proofId: null, year: now().getUTCFullYear() }
    },
  }
}

const degreesOf = (typed: number | string | null | undefined): number | null => {
  const degrees = typed === '' || typed == null ? NaN : Number(typed)
  return Number.isFinite(degrees) ? degrees : null
}

/**
 * The guide of a child, its name as it can be printed.
 *
 * @throws AppError where no such day or place can be calculated with
 */
export function guideOf({ form, year }: GuideChild): CompanionGuide {
  const subject = insightSubjectOf(form)
  if (!subject.birth.date) throw new AppError({ code: 'invalid_body', publicMessage: noBirthDate })
  try {
    return companionGuideOf({ ...subject, firstName: printableText(subject.firstName) }, year)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new AppError({
      code: 'invalid_body',
      publicMessage:
        'The guide can be generated for births from 1900 to 2100. Please check the birth date and place.',
      cause: error,
    })
  }
}

import { guideDisclaimer, guideWords } from '@shared/contracts/companion-guide'
import type { CompanionGuide } from '@shared/contracts/companion-guide'
import { birthOf, proofIdInputOf } from '@shared/insights/form-inputs'
import { proofIdOf } from '@shared/insights/proof-id'
import { nameOf } from './certificate-data'
import type { CodexForm } from './codex-subject'
import type { PrintedName } from './name-parts'
import type { Edition } from './press'
import { moonDataOf } from './sky-data'
import type { MoonData } from './sky-data'
import { unbrokenText } from './unbroken'

/** What a guide is printed from. */
export type GuideSubject = {
  guide: CompanionGuide
  /** The answers behind it: name, and the moon of the birth. */
  form: CodexForm
  /** Null for a child whose form was not sent yet. */
  proofId: string | null
  /** The moment of making that the guide's file tells. */
  madeAt?: Date
}

/** A guide is for reading and for keeping; it never goes to a printer. */
export type GuideEdition = Exclude<Edition, 'proof' | 'print'>

type Stage = { age: string; theme: string; lines: string[] }
/** A field of a chapter: one text, a list, or the stages of life. */
type Field = { label: string; text: string | null; lines: string[]; stages: Stage[] }

/** What the guide's Typst sources read. */
export type GuideData = {
  name: PrintedName
  born: string
  leftOut: string | null
  /** What the line work is engraved from: the Proof ID, or the one that the child would have by now. */
  pattern: string
  proofId: string | null
  moon: MoonData
  chapters: { title: string; fields: Field[] }[]
  disclaimer: string
}

type Told = string | string[] | CompanionGuide['timingCycles']['lifeStages']

const fieldOf = (label: string, told: Told): Field => {
  if (typeof told === 'string') return { label, text: unbrokenText(told), lines: [], stages: [] }
  const lines = told.filter((one) => typeof one === 'string').map(unbrokenText)
  const stages = told.filter((one) => typeof one !== 'string')
  return {
    label,
    text: null,
    lines,
    stages: stages.map(({ ageRange, theme, opportunities }) => ({
      age: ageRange,
      theme,
      lines: opportunities.map(unbrokenText),
    })),
  }
}

/** Everything a guide prints. Pure: the same subject gives the same data. */
export const guideDataOf = ({ guide, form, proofId }: GuideSubject): GuideData => ({
  name: nameOf(form),
  born: guide.born,
  leftOut: guide.leftOut,
  pattern: proofId ?? proofIdOf(proofIdInputOf(form)),
  proofId,
  moon: moonDataOf(birthOf(form)),
  chapters: guideWords.map(({ chapter, title, fields }) => {
    const told: Readonly<Record<string, Told>> = guide[chapter]
    return {
      title,
      fields: Object.entries(fields).flatMap(([name, label]) => {
        const value = told[name]
        return value === undefined ? [] : [fieldOf(label, value)]
      }),
    }
  }),
  disclaimer: guideDisclaimer,
})

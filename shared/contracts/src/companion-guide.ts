import { z } from 'zod'
import { clockChanges } from './enumerations'

/** What a guide is refused with as long as no birth date is known (§8). */
export const noBirthDate = 'Birth date is required to generate companion guide'

const text = z.string().max(200).nullish()
const degrees = z.union([z.number(), z.string().max(40)]).nullish()

/** Answers of a form that was not sent yet, by the names of its fields, as far as they are typed: they make the guide fuller. */
export const guideAnswersSchema = z.strictObject({
  babyFirstName: text,
  babyTimeOfBirth: text,
  babyTimeUnknown: z.boolean().nullish(),
  babyClockChange: z.enum(['', ...clockChanges]).nullish(),
  birthLatitude: degrees,
  birthLongitude: degrees,
  birthTimeZone: text,
  motherDateOfBirth: text,
  fatherDateOfBirth: text,
})
export type GuideAnswers = z.infer<typeof guideAnswersSchema>

/**
 * POST /api/companion-guide, and POST /api/companion-guide/pdf: whose guide is asked for. Either the record behind a proof, by its
 * proof job id, or its 10-character Proof ID where the visitor's grant allows it; or a child of whom only the birth date is known,
 * and what else was typed. Nothing of that is kept. Without either the answer is 400 with `noBirthDate`.
 */
export const guideSubjectSchema = z.strictObject({
  proofId: z.string().max(64).optional(),
  /** YYYY-MM-DD */
  birthDate: z.string().max(10).optional(),
  answers: guideAnswersSchema.optional(),
})
export type GuideSubject = z.infer<typeof guideSubjectSchema>

const line = z.string().min(1)
const lines = z.array(line).min(1)

/** The seven chapters of §3, in the order of the tabs. Each line says which figure of the child it follows from. */
export const guideChapterSchemas = {
  personalityProfile: z.object({ strengths: lines, challenges: lines, lifePurpose: line, soulMission: line }),
  spiritualPath: z.object({
    pathway: line,
    guidingElements: lines,
    sacredSymbols: lines,
    meditationStyle: line,
  }),
  lifeGuidance: z.object({
    careerPath: lines,
    healthWellness: lines,
    relationshipGuidance: line,
    financialWisdom: line,
  }),
  timingCycles: z.object({
    personalYear: line,
    favorableMonths: lines,
    lifeStages: z.array(z.object({ ageRange: line, theme: line, opportunities: lines })).min(1),
  }),
  compatibility: z.object({
    romanticCompatibility: lines,
    friendshipSynergy: lines,
    businessPartnership: lines,
    familyDynamics: line,
  }),
  development: z.object({
    learningStyle: line,
    communicationStyle: line,
    decisionMakingStyle: line,
    stressManagement: lines,
  }),
  mysticalInsights: z.object({
    pastLifeThemes: lines,
    karmaLessons: lines,
    spiritualGifts: lines,
    intuitivePowers: lines,
  }),
} as const

export const companionGuideSchema = z.object({
  /** The first name, or '' where none is known. */
  firstName: z.string(),
  /** '21 April 2026' */
  born: line,
  /** What is missing for want of an hour or a place, in a sentence; null where nothing is. */
  leftOut: line.nullable(),
  ...guideChapterSchemas,
})
export type CompanionGuide = z.infer<typeof companionGuideSchema>
export type GuideChapter = keyof typeof guideChapterSchemas

/** A tab's name, and what its fields are headed with on screen and in print. */
interface ChapterWords {
  chapter: GuideChapter
  /** The name of §2. */
  tab: string
  title: string
  fields: Readonly<Record<string, string>>
}

/** Words of the guide, for the dialog and for the press, which prints chapters and fields in this order. */
export const guideWords: readonly ChapterWords[] = [
  {
    chapter: 'personalityProfile',
    tab: 'personality',
    title: 'Personality',
    fields: {
      strengths: 'Strengths',
      challenges: 'What wants practice',
      lifePurpose: 'Life purpose',
      soulMission: 'Soul mission',
    },
  },
  {
    chapter: 'spiritualPath',
    tab: 'spiritual',
    title: 'Spiritual path',
    fields: {
      pathway: 'The way',
      guidingElements: 'Guiding elements',
      sacredSymbols: 'Sacred symbols',
      meditationStyle: 'A way of being still',
    },
  },
  {
    chapter: 'lifeGuidance',
    tab: 'guidance',
    title: 'Guidance',
    fields: {
      careerPath: 'Callings',
      healthWellness: 'Rhythm and rest',
      relationshipGuidance: 'Affection',
      financialWisdom: 'The savings box',
    },
  },
  {
    chapter: 'timingCycles',
    tab: 'timing',
    title: 'Timing',
    fields: {
      personalYear: 'Personal year',
      favorableMonths: 'Favourable months',
      lifeStages: 'Stages of life',
    },
  },
  {
    chapter: 'compatibility',
    tab: 'compatibility',
    title: 'Compatibility',
    fields: {
      romanticCompatibility: 'Romance, far from now',
      friendshipSynergy: 'Friendship',
      businessPartnership: 'Shared undertakings',
      familyDynamics: 'The family',
    },
  },
  {
    chapter: 'development',
    tab: 'development',
    title: 'Development',
    fields: {
      learningStyle: 'Learning',
      communicationStyle: 'Speaking',
      decisionMakingStyle: 'Deciding',
      stressManagement: 'What calms',
    },
  },
  {
    chapter: 'mysticalInsights',
    tab: 'mystical',
    title: 'Mystical insights',
    fields: {
      pastLifeThemes: 'Old tales',
      karmaLessons: 'Lessons on the way',
      spiritualGifts: 'Gifts of the spirit',
      intuitivePowers: 'Intuition',
    },
  },
]

/** What the guide is, at its foot: the same as on the form and in the book. */
export const guideDisclaimer =
  'These insights are based on traditional and cultural systems from around the world, interpreted for fun and inspiration, and are not to be taken as medical or legal advice.'

/** Guides that one visitor may have printed in a minute. */
export const maxGuidePrintsAMinute = 6

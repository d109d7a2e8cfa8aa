import type { CompanionGuide } from '@shared/contracts/companion-guide'

const lines = (name: string) => [`The first of the ${name}.`, `The second of the ${name}.`]

/** A guide in which every text names its field. */
export const someGuide: CompanionGuide = {
  firstName: 'Amara',
  born: '21 April 2026',
  leftOut: 'As the hour of birth of Amara is not known, the rising sign is left out.',
  personalityProfile: {
    strengths: lines('strengths'),
    challenges: lines('challenges'),
    lifePurpose: 'The life purpose.',
    soulMission: 'The soul mission.',
  },
  spiritualPath: {
    pathway: 'The pathway.',
    guidingElements: lines('guiding elements'),
    sacredSymbols: lines('sacred symbols'),
    meditationStyle: 'The meditation style.',
  },
  lifeGuidance: {
    careerPath: lines('career path'),
    healthWellness: lines('health and wellness'),
    relationshipGuidance: 'The relationship guidance.',
    financialWisdom: 'The financial wisdom.',
  },
  timingCycles: {
    personalYear: 'The personal year.',
    favorableMonths: lines('favourable months'),
    lifeStages: [
      { ageRange: 'From birth to 3', theme: 'The years of the Moon', opportunities: lines('Moon') },
      { ageRange: '4 to 13', theme: 'The years of Mercury', opportunities: lines('Mercury') },
    ],
  },
  compatibility: {
    romanticCompatibility: lines('romance'),
    friendshipSynergy: lines('friendship'),
    businessPartnership: lines('undertakings'),
    familyDynamics: 'The family dynamics.',
  },
  development: {
    learningStyle: 'The learning style.',
    communicationStyle: 'The communication style.',
    decisionMakingStyle: 'The decision-making style.',
    stressManagement: lines('calm'),
  },
  mysticalInsights: {
    pastLifeThemes: lines('old tales'),
    karmaLessons: lines('lessons'),
    spiritualGifts: lines('gifts'),
    intuitivePowers: lines('intuition'),
  },
}

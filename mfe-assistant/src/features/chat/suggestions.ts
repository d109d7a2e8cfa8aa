/** Where the drawer was opened: a step of the form, or another page. */
export const chatTopics = ['identity', 'moment', 'lineage', 'form', 'review', 'proof', 'success'] as const
export type ChatTopic = (typeof chatTopics)[number]

const suggestions: Readonly<Record<ChatTopic, readonly string[]>> = {
  identity: [
    'What does name etymology mean?',
    'Where does the name Amara come from?',
    'Who sees what I write?',
  ],
  moment: ['Why does the birth time matter?', 'What is an APGAR score?', 'What if we do not know the time?'],
  lineage: [
    'How is the conception date calculated?',
    'What are the birth files for?',
    'How do I invite a co-contributor?',
  ],
  form: [
    'Can I use centimetres and kilograms?',
    'What is the birth type for?',
    'Which answers are required?',
  ],
  review: ['What happens after I submit?', 'What is the Proof ID?', 'How are the insights computed?'],
  proof: [
    'How is the moon phase computed?',
    'Can I still change an answer?',
    'How is the certificate printed?',
  ],
  success: [
    'When does the certificate come?',
    'How do I make a record for a sibling?',
    'How is my data protected?',
  ],
}

const isTopic = (text: unknown): text is ChatTopic => chatTopics.some((topic) => topic === text)

/** Questions that fit where somebody is; those of the first step, where that is not known. */
export const suggestionsOf = (topic: unknown): readonly string[] =>
  suggestions[isTopic(topic) ? topic : 'identity']

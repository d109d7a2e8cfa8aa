/** Where MYA's drawer was opened: a step of the form, or another page. */
const chatTopics = ['identity', 'moment', 'lineage', 'form', 'review', 'proof', 'success'] as const
export type ChatTopic = (typeof chatTopics)[number]

/** Questions that MYA knows an answer to, a test of hers says. */
export const chatSuggestions: Readonly<Record<ChatTopic, readonly string[]>> = {
  identity: [
    'What does name etymology mean?',
    'Where does the name Sophia come from?',
    'Who sees what I write?',
  ],
  moment: [
    'What if we do not know the time?',
    'How is the rising sign computed?',
    'What is the APGAR score for?',
  ],
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
  chatSuggestions[isTopic(topic) ? topic : 'identity']

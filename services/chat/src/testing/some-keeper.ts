import type { Keeper } from '../keeper/keeper'

export const unknownText = 'That is not written in my book. Ask me about the moon.'
export const moonText = 'The moon is computed from its true place. It has eight phases.'
export const moonSource = 'The Keeper’s book: the moon'

/** A keeper who knows the moon, and courtesies. */
export const someKeeper: Keeper = {
  ask({ message, insights }) {
    const [told] = insights ?? []
    if (/my child/i.test(message) && told)
      return { kind: 'answer', text: told.text, sources: [`Your child’s insights: ${told.title}`] }
    if (/moon/i.test(message)) return { kind: 'answer', text: moonText, sources: [moonSource] }
    if (/^hello/i.test(message)) return { kind: 'greeting', text: 'Good day.', sources: [] }
    return { kind: 'unknown', text: unknownText, sources: [] }
  },
}

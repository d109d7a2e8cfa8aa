import type { ChatMessage } from '@shared/contracts/chat'
import { instructions } from './instructions'
import { maxHistoryLetters, promptOf, recentHistory } from './prompt'

const history = (count: number, letters: number): ChatMessage[] =>
  Array.from({ length: count }, (_, at) => ({
    role: at % 2 ? 'assistant' : 'user',
    content: `${at} `.padEnd(letters, 'x'),
  }))
const lettersOf = (messages: readonly ChatMessage[]) =>
  messages.reduce((sum, { content }) => sum + content.length, 0)

describe('what the model is sent of a conversation', () => {
  it('is the newest of it, in whole messages, beginning with the visitor', () => {
    for (const letters of [1, 900, 1000, 1100, 3999, 7999])
      for (let count = 0; count <= 100; count += 7) {
        const all = history(count, letters)
        const recent = recentHistory(all)
        expect(lettersOf(recent)).toBeLessThanOrEqual(maxHistoryLetters)
        expect(all.slice(all.length - recent.length)).toEqual(recent)
        expect(recent[0]?.role ?? 'user').toBe('user')
      }
  })

  it('never displaces what it is told first, nor parts a call from its answer', () => {
    const round = (at: number) => ({
      text: '',
      answered: [0, 1].map((index) => ({
        call: { id: `call-${at}-${index}`, name: 'look_up', arguments: '{}' },
        answer: 'x'.repeat(6000),
      })),
    })
    const messages = promptOf({
      history: history(100, 8000),
      message: 'x'.repeat(4000),
      rounds: [round(0), round(1), round(2)],
    })
    expect(messages[0]).toEqual({ role: 'system', content: instructions })
    expect(messages.filter(({ role }) => role === 'system')).toHaveLength(1)
    const open = new Set<string>()
    for (const message of messages) {
      if (message.role === 'assistant') message.tool_calls?.forEach(({ id }) => open.add(id))
      if (message.role === 'tool') expect(open.delete(message.tool_call_id)).toBe(true)
    }
    expect(open.size).toBe(0)
    expect(messages.filter(({ role }) => role === 'tool')).toHaveLength(6)
  })
})

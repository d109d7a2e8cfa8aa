import { maxMessageLength } from '@shared/contracts/chat'
import { growthOf, hostileTexts } from '@shared/node/testing/linear-time'
import { createKeeper, findReferral } from '../keeper/keeper'
import { asData } from '../openai/instructions'
import { recentHistory } from '../openai/prompt'
import { takeOver } from './taken-over'

const keeper = createKeeper()
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a referral': (text) => findReferral(text),
  'the keeper': (text) => keeper.ask({ message: text, history: [] }),
  'the keeper, after as long a question': (text) =>
    keeper.ask({ message: 'And then?', history: [{ role: 'user', content: text }] }),
  'what a reply goes on with': (text) => takeOver(text, text),
  'text of a record': (text) => asData('a record', text),
  'a conversation': (text) =>
    recentHistory(Array.from({ length: 100 }, () => ({ role: 'user', content: text }))),
}

/** The longest message there is, and an eighth of it. */
const eighth = maxMessageLength / 8

/** Milliseconds of processor time: some forty times what the slowest takes, for a machine that is slow and busy. */
const maxTime = 1000

describe('a message of 4,000 letters holds nobody up', () => {
  it.each(Object.entries(readers))('%s', async (_name, read) => {
    const findings = []
    for (const [kind, make] of Object.entries({
      ...hostileTexts,
      words: (size: number) => 'the moon and its phase '.repeat(size / 23),
    })) {
      const { isLinear, large } = await growthOf((size) => {
        const text = make(size)
        return () => read(text)
      }, eighth)
      if (!isLinear || large > maxTime) findings.push(`${kind}: ${large} ms`)
    }
    expect(findings).toEqual([])
  })
})

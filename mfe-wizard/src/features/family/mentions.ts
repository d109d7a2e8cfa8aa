import type { AccessList } from '@shared/contracts/invites'

export type Person = AccessList['people'][number]

/** How somebody is named after an @. */
export interface Handle {
  personId: string
  handle: string
  /** Null for the owner. */
  email: string | null
}

const shortNameOf = ({ role, email }: Person) =>
  role === 'OWNER' ? 'owner' : (email?.split('@')[0] ?? '').toLowerCase()

/** The part before the @ of an address where it is unique among the people, else the whole address; 'owner' for the owner. */
export function handlesOf(people: readonly Person[]): Handle[] {
  const short = people.map(shortNameOf)
  return people.map((person, index) => {
    const own = short[index] ?? ''
    const isUnique = own !== '' && short.filter((other) => other === own).length === 1
    return {
      personId: person.id,
      email: person.email,
      handle: isUnique ? own : (person.email ?? own).toLowerCase(),
    }
  })
}

export interface Mention {
  start: number
  end: number
  personId: string
}

/** Whether a name ends here: nothing follows that could belong to a longer one. */
const endsHere = (rest: string) => !/^(?:[\p{L}\p{N}_@+-]|\.[\p{L}\p{N}])/u.test(rest)
const beginsHere = (before: string) => !/[\p{L}\p{N}_.@+-]$/u.test(before)

/** Who is mentioned in a text, and where, from left to right. */
export function mentionsIn(text: string, handles: readonly Handle[]): Mention[] {
  const longestFirst = handles.toSorted((one, other) => other.handle.length - one.handle.length)
  const found: Mention[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (!beginsHere(text.slice(0, at))) continue
    const rest = text.slice(at + 1)
    const named = longestFirst.find(
      ({ handle }) =>
        rest.slice(0, handle.length).toLowerCase() === handle && endsHere(rest.slice(handle.length)),
    )
    if (named) found.push({ start: at, end: at + 1 + named.handle.length, personId: named.personId })
  }
  return found
}

/** The beginning of a name that is being typed before the caret; null elsewhere. */
export function typedMention(text: string, caret: number): { start: number; query: string } | null {
  const match = /(?:^|[\s(«„“"'])@([^\s@]{0,64}(?:@[^\s@]{0,64})?)$/u.exec(text.slice(0, caret))
  const query = match?.[1]
  return query === undefined ? null : { start: caret - query.length - 1, query: query.toLowerCase() }
}

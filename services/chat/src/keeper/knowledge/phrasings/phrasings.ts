/** Questions as parents may ask them, by the id of the passage that answers them; they are searched and never shown. */
export type Phrasings = Readonly<Record<string, readonly string[]>>

/** One question a line. */
export const phrasingsOf = (linesById: Readonly<Record<string, string>>): Phrasings =>
  Object.fromEntries(
    Object.entries(linesById).map(([id, lines]) => [
      id,
      lines
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ]),
  )

/** So many ways for each name: a passage with two names has them all. */
const waysEach = 6

/**
 * Phrasings of what is asked for by name. In a line the names stand first, divided by commas; after each bar follows a question that
 * was written for it alone. Every name is put into some of the ways, the first one into all of the plain ones too.
 */
export const phrasingsByName = (
  lineById: Readonly<Record<string, string>>,
  ways: readonly ((name: string) => string)[],
  plainWays: readonly ((name: string) => string)[] = [],
): Phrasings =>
  Object.fromEntries(
    Object.entries(lineById).map(([id, line]) => {
      const [names = '', ...questions] = line.split(' | ')
      const asked = names
        .split(', ')
        .flatMap((name, index) =>
          Array.from({ length: waysEach }, (_, way) => ways[(index * 3 + way) % ways.length]?.(name) ?? name),
        )
      const plain = plainWays.map((way) => way(names.split(', ')[0] ?? names))
      return [id, [...asked, ...plain, ...questions]]
    }),
  )

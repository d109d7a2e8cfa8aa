const key = 'codex-joined-links'
const mostKept = 50

const read = (): Record<string, string> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(
          Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {}
  } catch {
    return {}
  }
}

/** The Proof ID that was joined with a link on this device; undefined for any other link. */
export const joinedWith = (token: string): string | undefined => read()[token]

/** Keeps on this device where a link led: it is used up, and whoever opens it again finds the record all the same. */
export function keepJoined(token: string, proofId: string): void {
  try {
    const entries = [...Object.entries(read()).filter(([other]) => other !== token), [token, proofId]]
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(entries.slice(-mostKept))))
  } catch {
    // A device that keeps nothing: the link says only that it was used.
  }
}

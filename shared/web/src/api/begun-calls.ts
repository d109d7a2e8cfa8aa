declare global {
  interface Window {
    /** Calls that the page itself began before its scripts were here (see `FirstScreen.script`), by address. */
    begunCalls?: { at: number; answers: Record<string, Promise<Response>> }
  }
}

/** What was answered longer ago may be another by now. */
const lastsMs = 15_000

/**
 * The answer to a call that the page began before its scripts were here; each is given once. Undefined where none was begun, it was
 * begun long ago, or no answer came: then it is to be asked for.
 */
export async function takeBegunCall(address: string): Promise<Response | undefined> {
  const { at, answers } = window.begunCalls ?? { at: 0, answers: {} }
  const begun = answers[address]
  if (!begun) return undefined
  Reflect.deleteProperty(answers, address)
  const answer = await begun.catch(() => undefined)
  return Date.now() - at < lastsMs ? answer : undefined
}

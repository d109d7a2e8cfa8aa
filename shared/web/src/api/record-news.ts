import type { LiveState } from '@shared/contracts/versions'

/**
 * Milliseconds without a further change before it is told: who types changes a record many times, and a submission is told before
 * its proof has been asked for.
 */
const settlesAfter = 1000

/**
 * What listens to the states of a record for a page that asks anew what has changed: answers, marks, what stands of its approval, or the
 * visitor's own access. The first state is no news.
 */
export function createRecordNews(onNews: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let known: string | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = setTimeout(onNews, settlesAfter)
  }
  return {
    onState({ revision, seal, role }: Partial<LiveState>): void {
      const state = JSON.stringify([revision, seal, role])
      if (known !== undefined && known !== state) tell()
      known = state
    },
    onEnded: tell,
    stop: (): void => clearTimeout(timer),
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { InTurn } from '../rendering/renderer'

export interface BookTurnsOptions {
  /** Books at the same time: as many as there are threads that set them. */
  workers: number
  /** Whether a first page that could be drawn now is still to come, on this copy of the service or another. */
  isImageWaiting: () => Promise<boolean>
  /** Milliseconds between two looks; 50 unless given: a first page takes three times as long. */
  pauseMs?: number
}

export interface BookTurns {
  inTurn: InTurn
  /** Lets all begin that still wait: for a press that refuses them because it is closing. */
  open(): void
}

/**
 * Lets books begin in the order in which they came, and none while a parent somewhere waits for a first page. Where it cannot be
 * found out, a book begins: it depends on nobody.
 */
export function createBookTurns({ workers, isImageWaiting, pauseMs = 50 }: BookTurnsOptions): BookTurns {
  const waiting: (() => void)[] = []
  let underWay = 0
  let isAdmitting = false
  let isOpen = false

  const admit = async () => {
    if (isAdmitting) return
    isAdmitting = true
    while (waiting.length > 0 && (isOpen || underWay < workers)) {
      if (!isOpen && (await isImageWaiting().catch(() => false))) await pause(pauseMs)
      else {
        underWay += 1
        waiting.shift()?.()
      }
    }
    isAdmitting = false
  }

  return {
    async inTurn(make) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        void admit()
      })
      try {
        return await make()
      } finally {
        underWay -= 1
        void admit()
      }
    },
    open() {
      isOpen = true
      void admit()
    },
  }
}

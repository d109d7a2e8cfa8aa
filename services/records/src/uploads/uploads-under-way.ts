import type { BackgroundWork } from '@shared/node/start-service'

/** The uploads that are being read: a process that ends waits until what has come of each is kept, for its connection is gone by then. */
export interface UploadsUnderWay extends BackgroundWork {
  /** Resolves as `upload` does. */
  waitFor<Stored>(upload: Promise<Stored>): Promise<Stored>
}

export function createUploadsUnderWay(): UploadsUnderWay {
  const underWay = new Set<Promise<unknown>>()
  return {
    async waitFor(upload) {
      underWay.add(upload)
      try {
        return await upload
      } finally {
        underWay.delete(upload)
      }
    },
    start: () => undefined,
    async stop() {
      await Promise.allSettled(underWay)
    },
  }
}

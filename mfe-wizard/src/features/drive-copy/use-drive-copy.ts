import { useEffect, useRef, useState } from 'react'
import { codeOf, isPassing, publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { createDriveCopy } from './drive-copy'
import type { DriveCopy, DriveCopyDeps } from './drive-copy'

const laterWords =
  'The copy for the archive could not be made yet. Your record is safe; it is tried again by itself.'
const wordsOf = (error: unknown): string =>
  codeOf(error) === 'unreachable' ? laterWords : publicMessageOf(error, laterWords)

/**
 * The copies of this page's submissions for the cloud drive. Those that are still owed are asked for again.
 *
 * @param send stays the same
 */
export function useDriveCopy(send: DriveCopyDeps['send']): DriveCopy {
  const { notify } = useHost()
  const latest = useRef(notify)
  useEffect(() => {
    latest.current = notify
  })
  const [copy] = useState(() =>
    createDriveCopy({
      send,
      isPassing,
      onFailure: (error) =>
        void latest.current({ title: 'Upload Error', description: wordsOf(error), variant: 'destructive' }),
      storage: () => window.localStorage,
    }),
  )
  useEffect(() => {
    const resume = () => void copy.resume()
    resume()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [copy])
  return copy
}

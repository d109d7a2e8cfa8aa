import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@shared/web/api/api-error'
import { request } from '@shared/web/api/request'
import { useHost } from '@shared/web/host/host-context'
import { createDriveCopy } from './drive-copy'
import type { DriveCopy } from './drive-copy'

const isDefinite = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![408, 425, 429].includes(error.status)

const wordsOf = (error: unknown): string =>
  error instanceof ApiError && error.status !== 0 && !error.publicMessage.startsWith('<')
    ? error.publicMessage
    : 'The copy for the archive could not be made yet. Your record is safe; it is tried again by itself.'

/** The copies of this page's submissions for the cloud drive. Those that are still owed are asked for again. */
export function useDriveCopy(): DriveCopy {
  const { notify } = useHost()
  const latest = useRef(notify)
  useEffect(() => {
    latest.current = notify
  })
  const [copy] = useState(() =>
    createDriveCopy({
      send: (body) => request('/api/birth-records/upload-csv', { method: 'POST', body }),
      isDefinite,
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

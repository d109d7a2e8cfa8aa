import { useCallback, useRef, useState } from 'react'
import { totalRecordsHeader } from '@shared/contracts/admin'
import { ApiError } from '@shared/web/api/api-error'
import type { ApiFailure } from '@shared/web/api/api-error'
import { send } from '@shared/web/api/request'
import { exportAddress } from '../api/records-api'
import type { ListChoice } from '../api/records-api'
import { useSecondFactor } from '../session/second-factor'
import { ArrivedLines } from './arrived-lines'

export interface ExportProgress {
  done: number
  /** Null where more fit the search than are counted. */
  total: number | null
}

const triesWithoutALine = 5

/** Brings the chosen records as a CSV file; where the connection breaks, it goes on behind the last whole line. */
export function useExport(onFailure: (error: unknown) => void) {
  const withSecondFactor = useSecondFactor()
  const [progress, setProgress] = useState<ExportProgress>()
  const abort = useRef<AbortController>(undefined)

  const bring = async (choice: ListChoice, arrived: ArrivedLines, signal: AbortSignal): Promise<Blob> => {
    for (let tries = 0; ; tries += 1) {
      const linesBefore = arrived.count
      arrived.forgetRest()
      try {
        const response = await send(exportAddress(choice, arrived.last), 'text/csv', { signal })
        const counted = response.headers.get(totalRecordsHeader)
        const total = counted === null ? null : Number(counted)
        setProgress({ done: arrived.count, total })
        const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
        const reader = response.body?.getReader()
        const stop = () => void reader?.cancel().catch(() => undefined)
        signal.addEventListener('abort', stop, { once: true })
        for (;;) {
          const piece = await reader?.read()
          if (!piece || piece.done) break
          arrived.add(decoder.decode(piece.value, { stream: true }))
          setProgress({ done: arrived.count, total })
        }
        // What was stopped ends, too.
        signal.throwIfAborted()
        return arrived.file()
      } catch (error) {
        const isRefused = error instanceof ApiError && error.status > 0 && error.status < 500
        if (signal.aborted || isRefused) throw error
        if (arrived.count > linesBefore) tries = 0
        if (tries >= triesWithoutALine) throw error
      }
    }
  }

  const start = async (choice: ListChoice) => {
    if (abort.current) return
    const own = new AbortController()
    abort.current = own
    // A connection that breaks may find the second factor grown old: once it is given again, the rest comes.
    const arrived = new ArrivedLines()
    try {
      const answer = await withSecondFactor<Blob>(async () => {
        try {
          return { data: await bring(choice, arrived, own.signal) }
        } catch (error) {
          const failure: ApiFailure | undefined = error instanceof ApiError ? error.toFailure() : undefined
          return { error: failure ?? error }
        }
      })
      if (answer?.data) saveFile(answer.data)
      else if (answer?.error && !own.signal.aborted) onFailure(answer.error)
    } finally {
      abort.current = undefined
      setProgress(undefined)
    }
  }
  const cancel = useCallback(() => abort.current?.abort(), [])
  /** Stops what is under way; whether there was any. */
  const leave = useCallback(() => {
    const isUnderWay = abort.current !== undefined
    abort.current?.abort()
    return isUnderWay
  }, [])
  return { start, cancel, leave, progress }
}

function saveFile(file: Blob) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = 'birth-codex-records.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

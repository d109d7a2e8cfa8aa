import { useCallback, useRef, useState } from 'react'
import { totalRecordsHeader } from '@shared/contracts/admin'
import { ApiError } from '@shared/web/api/api-error'
import type { ApiFailure } from '@shared/web/api/api-error'
import { pauseUntilReturn } from '@shared/web/api/pause'
import { send } from '@shared/web/api/request'
import { exportAddress } from '../api/records-api'
import type { ListChoice } from '../api/records-api'
import { useSecondFactor } from '../session/second-factor'
import { ArrivedLines } from './arrived-lines'

export interface ExportProgress {
  done: number
  /** Null where more fit the search than are counted. */
  total: number | null
  /** The connection is lost; it is tried again. */
  isLost: boolean
}

/** So often what does answer may fail without another line; a network that is away is waited for. */
const triesWithoutALine = 8
const firstPauseMs = 1000
const maxPauseMs = 30_000

/** Brings the chosen records as a CSV file; where the connection breaks, it goes on behind the last whole line. */
export function useExport(onFailure: (error: unknown) => void) {
  const withSecondFactor = useSecondFactor()
  const [progress, setProgress] = useState<ExportProgress>()
  const abort = useRef<AbortController>(undefined)

  const bring = async (choice: ListChoice, arrived: ArrivedLines, signal: AbortSignal): Promise<Blob> => {
    let total: number | null = null
    const tell = (isLost: boolean) => setProgress({ done: arrived.count, total, isLost })
    let tries = 0
    for (let pauses = 0; ; pauses += 1) {
      const linesBefore = arrived.count
      arrived.forgetRest()
      try {
        const response = await send(exportAddress(choice, arrived.last), 'text/csv', { signal })
        const counted = response.headers.get(totalRecordsHeader)
        total = counted === null ? null : Number(counted)
        tell(false)
        const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
        const reader = response.body?.getReader()
        const stop = () => void reader?.cancel().catch(() => undefined)
        signal.addEventListener('abort', stop, { once: true })
        for (;;) {
          const piece = await reader?.read()
          if (!piece || piece.done) break
          arrived.add(decoder.decode(piece.value, { stream: true }))
          tell(false)
        }
        // What was stopped ends, too.
        signal.throwIfAborted()
        return arrived.file()
      } catch (error) {
        const status = error instanceof ApiError ? error.status : undefined
        const isRefused = status !== undefined && status > 0 && status < 500
        if (signal.aborted || isRefused) throw error
        // What brought a line is gone on with at once.
        if (arrived.count > linesBefore) [tries, pauses] = [0, -1]
        else {
          if (status !== 0) tries += 1
          if (tries >= triesWithoutALine) throw error
          tell(true)
          await pauseUntilReturn(Math.min(maxPauseMs, firstPauseMs * 2 ** pauses), signal)
        }
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

import { createContext, useContext, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { sessionEnded } from '../session/session-end'
import { useExport } from './use-export'
import type { ExportProgress } from './use-export'

type Export = Omit<ReturnType<typeof useExport>, 'leave'>

const ExportContext = createContext<Export | null>(null)

/** Stands around all pages of the staff: an export goes on while one walks among them, and each shows how far it is. */
export function ExportProvider({ children }: { children: ReactNode }) {
  const { session, notify } = useHost()
  const dispatch = useDispatch()
  const { start, cancel, leave, progress } = useExport((error) => {
    if (codeOf(error) === 'unauthenticated') dispatch(sessionEnded())
    notify({
      title: 'Export failed',
      description: publicMessageOf(error, 'Please try again.'),
      variant: 'destructive',
    })
  })
  const staffId = session.user?.id
  const tell = useRef(notify)
  useEffect(() => {
    tell.current = notify
  })
  // Whoever leaves the pages of the staff, or logs out, has it stopped and is told so: half a file looks like a whole one.
  useEffect(
    () => () => {
      if (leave()) tell.current({ title: 'Export stopped', description: 'You left before it was whole.' })
    },
    [staffId, leave],
  )
  return <ExportContext value={{ start, cancel, progress }}>{children}</ExportContext>
}

/** @throws Error outside an ExportProvider */
export function useExportUnderWay(): Export {
  const found = useContext(ExportContext)
  if (!found) throw new Error('An export is used inside an ExportProvider')
  return found
}

const number = new Intl.NumberFormat('en')

/** '1,200 of 40,000', or what has come where nobody knows of how many. */
export const progressWords = ({ done, total, isLost }: ExportProgress): string =>
  (total === null ? number.format(done) : `${number.format(done)} of ${number.format(total)}`) +
  (isLost ? ', waiting for the connection' : '')

import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { latePart } from '@shared/web/parts/late-part'
import { useIdle } from '@shared/web/parts/use-idle'
import { DashboardPage } from '../features/dashboard/dashboard-page'
import { StaffFrame } from '../layout/staff-frame'

const load = () => import('./late-pages')

/** Fetches the pages behind the list. A failure is no matter: each tries again once it is shown. */
export const preloadPages = () => void load().catch(() => undefined)

const page = (pick: (pages: Awaited<ReturnType<typeof load>>) => ComponentType) => {
  const Page = latePart(() => load().then(pick))
  return <Page whileAway={<StaffFrame>{null}</StaffFrame>} />
}

export const accountPage = page((pages) => pages.AccountPage)
export const auditPage = page((pages) => pages.AuditPage)
export const partnersPage = page((pages) => pages.PartnersPage)
export const pressRoomPage = page((pages) => pages.PressRoomPage)
export const recordPage = page((pages) => pages.RecordPage)

/** The list; the pages behind it come when the browser is idle. */
export function ListPage() {
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) preloadPages()
  }, [isIdle])
  return <DashboardPage />
}

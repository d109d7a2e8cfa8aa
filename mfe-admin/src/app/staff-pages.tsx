import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { latePart } from '@shared/web/parts/late-part'
import { useIdle } from '@shared/web/parts/use-idle'
import { DashboardPage } from '../features/dashboard/dashboard-page'
import { StaffFrame } from '../layout/staff-frame'

const load = () => import('./late-pages')

/** Fetches the pages behind the list. A failure is no matter: each tries again once it is shown. */
const preloadPages = () => void load().catch(() => undefined)

const page = (title: string, pick: (pages: Awaited<ReturnType<typeof load>>) => ComponentType) => {
  const Page = latePart(() => load().then(pick))
  return <Page whileAway={<StaffFrame title={title}>{null}</StaffFrame>} />
}

export const accountPage = page('Your account', (pages) => pages.AccountPage)
export const auditPage = page('Audit trail', (pages) => pages.AuditPage)
export const partnersPage = page('Partners', (pages) => pages.PartnersPage)
export const pressRoomPage = page('Press room', (pages) => pages.PressRoomPage)
export const recordPage = page('Record', (pages) => pages.RecordPage)

/** The list; the pages behind it come when the browser is idle. */
export function ListPage() {
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) preloadPages()
  }, [isIdle])
  return <DashboardPage />
}

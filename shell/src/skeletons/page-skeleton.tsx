import { CardSkeleton, ProofSkeleton, StaffSkeleton } from './plain-skeleton'
import { WizardSkeleton } from './wizard-skeleton'

/** What stands in the place of a page while its remote loads, in the shape of what comes. */
export function PageSkeleton({ path }: { path: string }) {
  if (path === '/') return <WizardSkeleton />
  if (path.startsWith('/admin')) return <StaffSkeleton />
  if (path.startsWith('/proof-review')) return <ProofSkeleton />
  return <CardSkeleton />
}

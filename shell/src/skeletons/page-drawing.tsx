import { CardSkeleton, ProofSkeleton, StaffSkeleton } from './plain-skeleton'
import { WizardSkeleton } from './wizard-skeleton'

/** The page at that address before it is here, in the shape of what comes. */
export function PageDrawing({ path }: { path: string }) {
  if (path === '/') return <WizardSkeleton />
  if (path.startsWith('/admin')) return <StaffSkeleton />
  if (path.startsWith('/proof-review')) return <ProofSkeleton />
  return <CardSkeleton />
}

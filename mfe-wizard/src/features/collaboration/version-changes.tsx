import { publicMessageOf } from '@shared/web/api/api-error'
import { SkeletonLine } from '@shared/web/parts/skeleton'
import { useComparisonQuery } from '../../api/versions-api'
import { ChangeList } from './change-list'

interface VersionChangesProps {
  proofId: string
  versionId: string
  /** The id of the version it is compared with. */
  since: string
}

/** What one version says otherwise than another, asked for when it is shown. */
export function VersionChanges(compared: VersionChangesProps) {
  const { data, error } = useComparisonQuery(compared)
  if (error) return <p role="alert">{publicMessageOf(error, 'The two could not be compared.')}</p>
  if (!data) return <SkeletonLine />
  return data.length ? <ChangeList changes={data} /> : <p>Both say the same.</p>
}

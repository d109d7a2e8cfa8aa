import styled from 'styled-components'
import type { GrantRole } from '@shared/contracts/enumerations'
import { publicMessageOf } from '@shared/web/api/api-error'
import { Dialog } from '@shared/web/parts/dialog'
import { Seal } from '@shared/web/parts/seal'
import { SkeletonLine } from '@shared/web/parts/skeleton'
import { useVersionsQuery } from '../../api/versions-api'

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: 28px 0 12px;
  text-align: center;

  svg {
    margin-bottom: 10px;
    color: var(--rule);
  }
  b {
    font: 400 1.375rem/1.25 var(--serif);
  }
  p {
    max-width: 36ch;
    color: var(--ink-3);
  }
`
const List = styled.ol`
  margin-top: 16px;
  border-top: 1px solid var(--rule);

  li {
    padding: 11px 0 12px;
    border-bottom: 1px solid var(--hair);
    line-height: 1.35;
  }
  b {
    display: block;
    font-weight: 600;
  }
  span {
    font-size: var(--fs-meta);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums lining-nums;
  }
`
const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding: 24px 0 12px;
`

const when = (instant: string) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

function Versions({ proofId }: { proofId: string | null }) {
  const { data, error, isLoading } = useVersionsQuery(proofId ?? '', {
    skip: proofId === null,
    refetchOnMountOrArgChange: true,
  })
  if (isLoading)
    return (
      <Waiting aria-busy="true">
        {[1, 2, 3].map((line) => (
          <SkeletonLine key={line} />
        ))}
      </Waiting>
    )
  if (error)
    return (
      <Empty role="alert">
        <b>The history could not be read.</b>
        <p>{publicMessageOf(error, 'Please try again later.')}</p>
      </Empty>
    )
  if (!data?.length)
    return (
      <Empty>
        <Seal proofId={proofId ?? ''} size={88} />
        <b>No version history yet.</b>
        <p>Versions are created when you sync changes to the cloud.</p>
      </Empty>
    )
  return (
    <List>
      {data.map(({ id, note, createdBy, createdAt, sha256 }) => (
        <li key={id}>
          <b>{note || 'Without a note'}</b>
          <span>
            {createdBy}, {when(createdAt)}. Fingerprint {sha256.slice(0, 8)}.
          </span>
        </li>
      ))}
    </List>
  )
}

interface HistoryDialogProps {
  /** Null while there is none: then there is no history either. */
  proofId: string | null
  role: GrantRole
  onClose: () => void
}

/** 'Version History': the versions of the record, asked for only while the dialog is open. */
export const HistoryDialog = ({ proofId, onClose }: HistoryDialogProps) => (
  <Dialog isOpen onClose={onClose} title="Version History" size="small">
    <Versions proofId={proofId} />
  </Dialog>
)

import { useState } from 'react'
import styled from 'styled-components'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Dialog } from '@shared/web/parts/dialog'
import { Seal } from '@shared/web/parts/seal'
import { SkeletonLine } from '@shared/web/parts/skeleton'
import type { RecordState } from '../../api/record-calls'
import { useHistoryCheckQuery, useRestoreMutation, useVersionsQuery } from '../../api/versions-api'
import { VersionList } from './version-list'
import { VersionView } from './version-view'

/* What a dialog leaves below its title: a long history scrolls by itself, and title and close button stay. */
const Scrolled = styled.div`
  max-height: calc(100dvh - 156px);
  margin: 10px -40px 0;
  padding-inline: 40px;
  overflow: auto;
  overscroll-behavior: contain;

  @media (max-width: 47.9375em) {
    max-height: calc(100dvh - 64px - max(16px, env(safe-area-inset-bottom)));
    margin-inline: -16px;
    padding-inline: 16px;
  }
`
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
const Waiting = styled.div`
  display: grid;
  gap: 16px;
  padding: 24px 0 12px;
`
const Broken = styled.p`
  margin-top: 16px;
  padding: 8px 0 8px 14px;
  border-left: 2px solid var(--error);
  line-height: 1.4;
`

interface HistoryDialogProps {
  /** Null while there is none: then there is no history either. */
  proofId: string | null
  /** The visitor may restore versions, and the record is open. */
  canRestore: boolean
  /** A version was restored: this is the record now. */
  onRestored: (record: RecordState) => void
  onClose: () => void
}

function Versions({
  proofId,
  canRestore,
  onRestored,
}: Omit<HistoryDialogProps, 'proofId' | 'onClose'> & { proofId: string }) {
  const { notify } = useHost()
  const { data, error, isLoading } = useVersionsQuery(proofId, { refetchOnMountOrArgChange: true })
  const hasVersions = data !== undefined && data.length > 0
  const { data: check } = useHistoryCheckQuery(proofId, {
    skip: !hasVersions,
    refetchOnMountOrArgChange: true,
  })
  const [restore, { isLoading: isRestoring }] = useRestoreMutation()
  const [openId, setOpenId] = useState<string | null>(null)
  if (isLoading)
    return (
      <Waiting aria-busy="true">
        {[1, 2, 3].map((line) => (
          <SkeletonLine key={line} />
        ))}
      </Waiting>
    )
  // A record that is on this device only has no history yet.
  if (error && error.code !== 'not_found')
    return (
      <Empty role="alert">
        <b>The history could not be read.</b>
        <p>{publicMessageOf(error, 'Please try again later.')}</p>
      </Empty>
    )
  if (!data?.length) return <NoVersions proofId={proofId} />

  const open = data.find(({ id }) => id === openId)
  const press = async (versionId: string) => {
    const answer = await restore({ proofId, versionId })
    if (answer.error) {
      const description = publicMessageOf(answer.error, 'Please try again later.')
      return void notify({ title: 'Restore Failed', description, variant: 'destructive' })
    }
    onRestored(answer.data)
    setOpenId(null)
    notify({ title: 'Version Restored', description: 'It stands on top of the history now.' })
  }
  return (
    <>
      {check && check.brokenAt !== null ? (
        <Broken role="alert">
          This history was changed from outside: version {check.brokenAt} does not fit to those before it.
          Please tell us before you go on.
        </Broken>
      ) : null}
      {open ? (
        <VersionView
          key={open.id}
          proofId={proofId}
          version={open}
          versions={data}
          isRestoring={isRestoring}
          onRestore={canRestore && open !== data[0] ? () => void press(open.id) : undefined}
          onBack={() => setOpenId(null)}
        />
      ) : (
        <VersionList proofId={proofId} versions={data} onOpen={setOpenId} />
      )}
    </>
  )
}

const NoVersions = ({ proofId }: { proofId: string }) => (
  <Empty>
    <Seal proofId={proofId} size={88} />
    <b>No version history yet.</b>
    <p>Versions are created when you sync changes to the cloud.</p>
  </Empty>
)

/** 'Version History': the versions of the record, asked for only while the dialog is open. */
export const HistoryDialog = ({ proofId, canRestore, onRestored, onClose }: HistoryDialogProps) => (
  <Dialog isOpen onClose={onClose} title="Version History">
    <Scrolled>
      {proofId === null ? (
        <NoVersions proofId="" />
      ) : (
        <Versions proofId={proofId} canRestore={canRestore} onRestored={onRestored} />
      )}
    </Scrolled>
  </Dialog>
)

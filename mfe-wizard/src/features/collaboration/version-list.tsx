import { useState } from 'react'
import styled from 'styled-components'
import type { Version } from '@shared/contracts/versions'
import { TextButton } from '@shared/web/parts/text-button'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { VersionChanges } from './version-changes'
import { approvalWords, versionOrigin, versionTitle } from './version-words'

const List = styled.ol`
  margin-top: 16px;
  border-top: 1px solid var(--rule);

  > li {
    padding: 11px 0 12px;
    border-bottom: 1px solid var(--hair);
    line-height: 1.35;
  }
  h3 {
    font: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  p {
    font-size: var(--fs-meta);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
  p[data-approved] {
    color: var(--gilt-text);
  }
  details {
    margin-top: 4px;
    font-size: var(--fs-hint);
  }
  summary {
    cursor: pointer;
    color: var(--action-text);
    overflow-wrap: anywhere;
  }
`
const Acts = styled.div`
  margin-top: 8px;
`
/** Changed fields that are named; of more their number is said. */
const maxNamed = 5

const changedWords = (changed: Version['changed']): string | null => {
  if (!changed?.length) return null
  // A choice and the words that specify it have one name.
  const labels = [...new Set(changed.map(({ label }) => label))]
  const named = labels.slice(0, maxNamed)
  const others = labels.length - named.length
  return `Changed: ${named.join(', ')}${others ? ` and ${others} more` : ''}.`
}

interface EntryProps {
  proofId: string
  version: Version
  /** The one before; absent for the first. */
  before: Version | undefined
  onOpen: () => void
}

function Entry({ proofId, version, before, onOpen }: EntryProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const { id, number, sha256, changed } = version
  const approved = approvalWords(version)
  const words = changedWords(changed)
  return (
    <li>
      <h3 dir="auto">{versionTitle(version)}</h3>
      <p>
        Version {number}. {versionOrigin(version)}. Fingerprint {sha256.slice(0, 8)}.
      </p>
      {approved ? <p data-approved>{approved}</p> : null}
      {before && changed?.length !== 0 ? (
        <details onToggle={(event) => setUnfolded(event.currentTarget.open)}>
          <summary>{words ?? 'What it changed'}</summary>
          {isUnfolded ? <VersionChanges proofId={proofId} versionId={id} since={before.id} /> : null}
        </details>
      ) : null}
      <Acts>
        <TextButton onClick={onOpen}>
          Open and compare<VisuallyHidden> version {number}</VisuallyHidden>
        </TextButton>
      </Acts>
    </li>
  )
}

interface VersionListProps {
  proofId: string
  versions: readonly Version[]
  onOpen: (versionId: string) => void
}

/** Every version, the newest first: which fields it changed, who made it, when. */
export const VersionList = ({ proofId, versions, onOpen }: VersionListProps) => (
  <List>
    {versions.map((version, at) => (
      <Entry
        key={version.id}
        proofId={proofId}
        version={version}
        before={versions[at + 1]}
        onOpen={() => onOpen(version.id)}
      />
    ))}
  </List>
)

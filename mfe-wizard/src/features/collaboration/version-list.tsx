import styled from 'styled-components'
import type { Version } from '@shared/contracts/versions'
import { TextButton } from '@shared/web/parts/text-button'
import { ChangeList } from './change-list'
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
  }
`
const Acts = styled.div`
  margin-top: 8px;
`
/** Changes that stand in the list by themselves; more are unfolded. */
const maxShown = 3

interface VersionListProps {
  versions: readonly Version[]
  onOpen: (versionId: string) => void
}

/** Every version, the newest first: what it changed, who made it, when. */
export const VersionList = ({ versions, onOpen }: VersionListProps) => (
  <List>
    {versions.map((version) => {
      const { id, number, sha256, changes } = version
      const approved = approvalWords(version)
      return (
        <li key={id}>
          <h3 dir="auto">{versionTitle(version)}</h3>
          <p>
            Version {number}. {versionOrigin(version)}. Fingerprint {sha256.slice(0, 8)}.
          </p>
          {approved ? <p data-approved>{approved}</p> : null}
          {changes.length ? <ChangeList changes={changes.slice(0, maxShown)} /> : null}
          {changes.length > maxShown ? (
            <details>
              <summary>{changes.length - maxShown} more changes</summary>
              <ChangeList changes={changes.slice(maxShown)} />
            </details>
          ) : null}
          <Acts>
            <TextButton aria-label={`Open version ${number}`} onClick={() => onOpen(id)}>
              Open and compare
            </TextButton>
          </Acts>
        </li>
      )
    })}
  </List>
)

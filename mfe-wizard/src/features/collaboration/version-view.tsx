import { useId, useState } from 'react'
import styled from 'styled-components'
import { birthFieldNames } from '@shared/contracts/birth-form'
import { fieldWords } from '@shared/contracts/field-words'
import type { Version } from '@shared/contracts/versions'
import { publicMessageOf } from '@shared/web/api/api-error'
import { labelStyle } from '@shared/web/form/field-style'
import { NativeSelect, SelectHolder } from '@shared/web/form/select-field'
import { Icon } from '@shared/web/parts/icon'
import { Button } from '@shared/web/parts/button'
import { SkeletonLine } from '@shared/web/parts/skeleton'
import { useVersionQuery } from '../../api/versions-api'
import { answerText } from '../../form/answer-text'
import { VersionChanges } from './version-changes'
import { useAsked } from './use-asked'
import { VersionPicture } from './version-picture'
import { approvalWords, versionOrigin, versionTitle } from './version-words'

const Sheet = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;

  h3 {
    font: 400 1.375rem/1.25 var(--serif);
    overflow-wrap: anywhere;
  }
  h4 {
    ${labelStyle}
  }
  label {
    ${labelStyle}
  }
  p {
    font-size: var(--fs-hint);
    line-height: 1.4;
    color: var(--ink-2);
  }
  summary {
    cursor: pointer;
    color: var(--action-text);
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 4px 16px;
    margin-top: 8px;
    font-size: var(--fs-hint);
    overflow-wrap: anywhere;
  }
  dt {
    color: var(--ink-3);
  }
  dd {
    margin: 0;
  }
`
const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;

  @media (max-width: 30em) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;
  padding-top: 16px;
  border-top: 1px solid var(--hair);

  p {
    flex: 1 1 28ch;
  }
`

function Answers({ proofId, versionId }: { proofId: string; versionId: string }) {
  const { data, error } = useVersionQuery({ proofId, versionId })
  if (error) return <p role="alert">{publicMessageOf(error, 'The answers could not be read.')}</p>
  if (!data) return <SkeletonLine />
  const answered = birthFieldNames.filter((field) => {
    const value = data[field]
    return value !== '' && value !== null && value !== false && !(Array.isArray(value) && !value.length)
  })
  return (
    <dl>
      {answered.map((field) => [
        <dt key={`${field}-label`}>{fieldWords(field)}</dt>,
        <dd key={field} dir="auto">
          {answerText(data[field])}
        </dd>,
      ])}
    </dl>
  )
}

interface VersionViewProps {
  proofId: string
  version: Version
  versions: readonly Version[]
  isRestoring: boolean
  /** Absent for those who may not, and for the newest version. */
  onRestore: (() => void) | undefined
  onBack: () => void
}

/** One version: its answers, what it changes of any other one, and the certificates of both. */
export function VersionView({
  proofId,
  version,
  versions,
  isRestoring,
  onRestore,
  onBack,
}: VersionViewProps) {
  const id = useId()
  const others = versions.filter((entry) => entry.id !== version.id)
  const [otherId, setOtherId] = useState(others[0]?.id)
  const [isOpen, setOpen] = useState(false)
  // The keys below keep one button from becoming the other, which would have the focus already, out of sight.
  const { isAsked, ask, opener, keeper, group } = useAsked()
  const other = others.find((entry) => entry.id === otherId)
  const approved = approvalWords(version)
  return (
    <Sheet>
      <div>
        <h3 dir="auto">{versionTitle(version)}</h3>
        <p>
          Version {version.number}. {versionOrigin(version)}. {approved ? `${approved}.` : ''}
        </p>
      </div>
      {other ? (
        <>
          <div>
            <label htmlFor={id}>Compare with</label>
            <SelectHolder>
              <NativeSelect id={id} value={other.id} onChange={(event) => setOtherId(event.target.value)}>
                {others.map((entry) => (
                  <option key={entry.id} value={entry.id}>
                    Version {entry.number}: {versionTitle(entry)}
                  </option>
                ))}
              </NativeSelect>
              <Icon name="chevron-down" />
            </SelectHolder>
          </div>
          <section>
            <h4>
              From version {other.number} to version {version.number}
            </h4>
            <VersionChanges proofId={proofId} versionId={version.id} since={other.id} />
          </section>
        </>
      ) : null}
      <Pictures>
        {other ? (
          <VersionPicture key={other.id} proofId={proofId} versionId={other.id} number={other.number} />
        ) : null}
        <VersionPicture key={version.id} proofId={proofId} versionId={version.id} number={version.number} />
      </Pictures>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>All answers of version {version.number}</summary>
        {isOpen ? <Answers proofId={proofId} versionId={version.id} /> : null}
      </details>
      <Acts {...(isAsked ? group : {})}>
        {isAsked && onRestore ? (
          <>
            <p role="alert">
              Restore version {version.number}? Its answers become a new version; all others stay in the
              history.
            </p>
            <Button key="keep" ref={keeper} onClick={() => ask(false)}>
              Keep as it is
            </Button>
            <Button variant="primary" isPending={isRestoring} pendingText="Restoring..." onClick={onRestore}>
              Restore
            </Button>
          </>
        ) : (
          <>
            <Button icon="arrow-left" onClick={onBack}>
              All versions
            </Button>
            {onRestore ? (
              <Button key="ask" ref={opener} onClick={() => ask(true)}>
                Restore this version
              </Button>
            ) : null}
          </>
        )}
      </Acts>
    </Sheet>
  )
}

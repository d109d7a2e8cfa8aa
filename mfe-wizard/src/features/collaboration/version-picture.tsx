import { useState } from 'react'
import styled from 'styled-components'

const Figure = styled.figure`
  min-width: 0;
  margin: 0;

  figcaption {
    margin-bottom: 6px;
    font-size: var(--fs-meta);
    color: var(--ink-3);
  }
  div {
    display: grid;
    place-items: center;
    min-height: 160px;
    padding: 12px;
    border: 1px solid var(--hair);
    font-size: var(--fs-hint);
    text-align: center;
    color: var(--ink-3);
  }
  /* In the shape of the sheet that is to come. */
  div:has(+ img) {
    aspect-ratio: 210 / 297;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    border: 1px solid var(--hair);
  }
`

interface VersionPictureProps {
  proofId: string
  versionId: string
  number: number
}

/** The certificate as a version has it; a sentence in its place while it is drawn, and where it cannot be. */
export function VersionPicture({ proofId, versionId, number }: VersionPictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const address = `/api/proofs/${encodeURIComponent(proofId)}/versions/${encodeURIComponent(versionId)}/certificate.png`
  return (
    <Figure>
      <figcaption>Certificate of version {number}</figcaption>
      {state === 'shown' ? null : (
        <div role="status">
          {state === 'loading'
            ? 'The picture is being drawn…'
            : 'No picture can be drawn of this version just now.'}
        </div>
      )}
      {state === 'failed' ? null : (
        <img
          src={address}
          alt={`The certificate as version ${number} has it`}
          hidden={state === 'loading'}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </Figure>
  )
}

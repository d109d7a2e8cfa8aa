import { useState } from 'react'
import styled from 'styled-components'

/** Width to height of the first page (A4). */
const pageRatio = '210 / 297'

const Sheet = styled.div`
  position: relative;
  width: 100%;
  max-width: 520px;
  aspect-ratio: ${pageRatio};
  background: var(--certificate-paper, #f9f4e8);
  box-shadow: var(--shadow-3);
  overflow: hidden;
  @media (min-width: 1200px) {
    width: auto;
    max-width: none;
    height: min(796px, calc(100vh - 96px));
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    transition: opacity var(--t-slow) var(--ease-out);
  }
`

/** The unwritten page: shown while the picture of the written one is on its way. */
export const BlankSheet = () => <Sheet aria-hidden="true" />

/** The picture of the proof's first page; its frame has the page's shape from the start, so that nothing moves. */
export const CertificateSheet = ({
  src,
  alt,
  onFailed,
}: {
  src: string
  alt: string
  onFailed: () => void
}) => {
  const [isShown, setShown] = useState(false)
  return (
    <Sheet>
      <img
        src={src}
        alt={alt}
        decoding="async"
        fetchPriority="high"
        style={{ opacity: isShown ? 1 : 0 }}
        onLoad={() => setShown(true)}
        onError={onFailed}
      />
    </Sheet>
  )
}

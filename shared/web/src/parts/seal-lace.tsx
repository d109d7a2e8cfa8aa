import { memo, useMemo } from 'react'
import { sealLace, sealRadiusInPoints } from '@shared/engraving/seal'
import { Bands } from './bands'

interface SealLaceProps {
  proofId: string
  /** The ring around the gold, or those that are cut into it. */
  part: 'rim' | 'cuts'
}

/** The lace of a seal with a radius of 100, line for line as it is printed. */
export const SealLace = memo(function SealLace({ proofId, part }: SealLaceProps) {
  const { rim, white, heart } = useMemo(() => sealLace(proofId), [proofId])
  return (
    <g transform={`scale(${(100 / sealRadiusInPoints).toFixed(4)})`}>
      <Bands bands={part === 'rim' ? rim : [...white, ...heart]} />
    </g>
  )
})

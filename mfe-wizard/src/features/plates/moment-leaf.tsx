import { useMemo } from 'react'
import { Plate } from '@shared/web/layout/plate'
import { captionOf } from './captions'
import { MomentPlate } from './moment-plate'
import type { PlateFacts } from './plate-facts'
import { skyOfBirth } from './sky-of-birth'
import type { SkyOfBirth } from './sky-of-birth'

/** A clock time that a change of clocks skipped, or a zone the browser does not know, draws no sky. */
const skyOf = (birth: PlateFacts['birth']): SkyOfBirth | null => {
  try {
    return birth && skyOfBirth(birth)
  } catch {
    return null
  }
}

/** Plate II: the sky over the birth, with its caption. */
export function MomentLeaf({ facts, isNight }: { facts: PlateFacts; isNight: boolean }) {
  const birthKey = JSON.stringify(facts.birth)
  // The sky is computed for the birth itself, not for every form that mentions it.
  const sky = useMemo(() => skyOf(JSON.parse(birthKey) as PlateFacts['birth']), [birthKey])
  return (
    <Plate label="Plate II" caption={captionOf('moment', facts, { proofId: null, sky, pressedAt: null })}>
      <MomentPlate sky={sky} isNight={isNight} />
    </Plate>
  )
}

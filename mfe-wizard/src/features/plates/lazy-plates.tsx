import { useEffect, useState } from 'react'
import { useHost } from '@shared/web/host/host-context'
import { latePart } from '@shared/web/parts/late-part'
import { useIdle } from '@shared/web/parts/use-idle'
import { EmptyPlate } from './empty-plate'
import type { DrawnPlatesProps } from './drawn-plates'

const LateDrawnPlates = latePart(() => import('./drawn-plates').then((module) => module.DrawnPlates))

/** Follows a media query; false where there is none. */
function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia?.(query).matches ?? false)
  useEffect(() => {
    const media = window.matchMedia?.(query)
    if (!media) return
    const follow = () => setMatches(media.matches)
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [query])
  return matches
}

type LazyPlatesProps = Omit<DrawnPlatesProps, 'isNight'>

function Drawn(props: LazyPlatesProps) {
  const { theme } = useHost()
  const prefersDark = useMedia('(prefers-color-scheme: dark)')
  const isNight = theme.name === 'night' || (theme.name === 'system' && prefersDark)
  return <LateDrawnPlates {...props} isNight={isNight} whileAway={<EmptyPlate />} />
}

/** The picture of the left page: only where there is one (85em on), and only once the form can be typed in. */
export function LazyPlates(props: LazyPlatesProps) {
  const hasVerso = useMedia('(min-width: 85em)')
  const isIdle = useIdle()
  if (!hasVerso || !isIdle) return <EmptyPlate />
  return <Drawn {...props} />
}

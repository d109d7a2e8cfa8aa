import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { RegionBoundary } from '@shared/web/federation/region-boundary'
import { Lost } from '../drawings/lost'
import type { PartRequest, RemoteFault, RemoteStore } from './remote-store'

const RemotesContext = createContext<RemoteStore | null>(null)
export const RemotesProvider = RemotesContext.Provider

const useRemotes = (): RemoteStore => {
  const store = useContext(RemotesContext)
  if (!store) throw new Error('A remote region must be used within a RemotesProvider')
  return store
}

const sentences: Record<RemoteFault, string> = {
  absent: 'It could not be reached. What you have written is kept on this device.',
  slow: 'It is taking too long. What you have written is kept on this device.',
  contract: 'It does not fit the page you have open. Reloading the page may help.',
}

const thrown = 'Something in it went wrong. What you have written is kept on this device.'

interface RemoteRegionProps<Props extends object> {
  request: PartRequest<{ Component: (props: never) => unknown }>
  /** What the part's component is given. */
  props: Props
  /** Stands in the place while the part loads. */
  waiting: ReactNode
  /** Stands in the place of a part that is not there; it says why in the given sentence. */
  renderLost?: (sentence: string, retry: () => void) => ReactNode
}

const renderSmallLost = (sentence: string, retry: () => void) => (
  <Lost sentence={sentence} onRetry={retry} size="small" />
)

/** The place of one remote's part: waiting, the part, or why it is not there and a way to try again. */
export function RemoteRegion<Props extends object>({
  request,
  props,
  waiting,
  renderLost = renderSmallLost,
}: RemoteRegionProps<Props>) {
  const store = useRemotes()
  const state = useSyncExternalStore(store.subscribe, () => store.read(request))

  if (state.status === 'loading') return waiting
  if (state.status === 'error') return renderLost(sentences[state.fault], () => void store.retry(request))
  // The contract names no framework; a remote's component is a React component that takes these props.
  const Part = state.part.Component as unknown as ComponentType<Props>
  return (
    <RegionBoundary resetKey={state.address} renderLost={(again) => renderLost(thrown, again)}>
      <Part key={state.address} {...props} />
    </RegionBoundary>
  )
}

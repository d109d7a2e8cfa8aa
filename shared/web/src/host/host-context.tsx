import { createContext, useContext } from 'react'
import type { FunctionComponent, ReactNode } from 'react'
import type { HostProps, SlotProps } from '@shared/contracts/remote-app'

const HostContext = createContext<HostProps | null>(null)

/** Makes what the host gave this remote reachable from any of its components. */
export function HostProvider({ host, children }: { host: HostProps; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>
}

/** What the host gives, with its slot as the React component it is: the contract itself names no framework. */
export interface Host extends Omit<HostProps, 'Slot'> {
  Slot: FunctionComponent<SlotProps>
}

/**
 * What the host gives: session, notify, navigate, Slot, theme, settings.
 * @throws Error outside a HostProvider.
 */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost must be used within a HostProvider')
  return host as Host
}

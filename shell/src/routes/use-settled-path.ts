import { useEffect, useState } from 'react'
import type { RemoteList } from '../remotes/remote-list'

/** How long a navigation waits for /remotes.json before it goes on with the list it knows, in ms. */
const patience = 1500

/**
 * Follows the address, one step behind: after a navigation the list of remotes is read again first, so that a deployment made
 * since then is used by pages that were open before it. The first address needs no reading: its list came with the page.
 */
export function useSettledPath(pathname: string, list: RemoteList): string {
  const [settled, setSettled] = useState(pathname)
  useEffect(() => {
    if (settled === pathname) return
    let isCurrent = true
    const settle = () => isCurrent && setSettled(pathname)
    const timer = setTimeout(settle, patience)
    void list.refresh().then(settle)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [pathname, settled, list])
  return settled
}

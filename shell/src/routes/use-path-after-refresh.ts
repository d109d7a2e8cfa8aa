import { useEffect, useState } from 'react'
import type { RemoteList } from '../remotes/remote-list'

/** How long a navigation waits for /remotes.json before it goes on with the list it knows, in ms. */
const maxWait = 1500

/**
 * Follows the address, one step behind: after a navigation the list of remotes is read again first, so that a deployment made
 * since then is used by pages that were open before it. The first address needs no reading: its list came with the page.
 */
export function usePathAfterRefresh(pathname: string, list: RemoteList): string {
  const [followed, setFollowed] = useState(pathname)
  useEffect(() => {
    if (followed === pathname) return
    let isCurrent = true
    const follow = () => isCurrent && setFollowed(pathname)
    const timer = setTimeout(follow, maxWait)
    void list.refresh().then(follow)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [pathname, followed, list])
  return followed
}

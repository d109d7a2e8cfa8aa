import { useEffect } from 'react'

const channelName = 'staff-session'

/** The tabs of a browser share its session: the others learn who has signed in. */
export function tellOtherTabs(userId: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(userId)
  channel.close()
}

const reload = () => location.reload()

/** Begins the page of one user anew once somebody else has signed in in another tab: it would name the one and act as the other. */
export function useOtherTabs(userId: string | undefined, beginAnew: () => void = reload): void {
  useEffect(() => {
    if (userId === undefined) return
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }) => {
      if (data !== userId) beginAnew()
    }
    return () => channel.close()
  }, [userId, beginAnew])
}

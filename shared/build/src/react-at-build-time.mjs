// React as it draws first screens: what a store holds at the start is what is drawn, where React would want a second
// reader of every store for a server.
import * as React from 'real-react'

export * from 'real-react'
export const useSyncExternalStore = (subscribe, read) => React.useSyncExternalStore(subscribe, read, read)
export default { ...React, useSyncExternalStore }

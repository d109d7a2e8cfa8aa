import { useContext, useState } from 'react'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { ApiContext } from './api-scope'
import { createApiStore } from './api-store'

/** The part with the store of its mount around it. */
export function withApi<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function PartWithApi(props: Props) {
    const holder = useContext(ApiContext)
    if (!holder) throw new Error('Parts that ask the server stand inside an ApiContext')
    const [store] = useState(() => (holder.store ??= createApiStore()))
    return (
      <Provider store={store}>
        <Part {...props} />
      </Provider>
    )
  }
}

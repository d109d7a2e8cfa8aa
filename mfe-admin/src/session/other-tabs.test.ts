import { renderHook, waitFor } from '@testing-library/react'
import { tellOtherTabs, useOtherTabs } from './other-tabs'

it('begins a page anew that names somebody else than who has signed in in another tab', async () => {
  const begun: string[] = []
  renderHook(() => useOtherTabs('ingrid', () => begun.push('the page of ingrid')))
  renderHook(() => useOtherTabs('omar', () => begun.push('the page of omar')))
  renderHook(() => useOtherTabs(undefined, () => begun.push('the page of nobody')))
  tellOtherTabs('omar')
  await waitFor(() => expect(begun).toEqual(['the page of ingrid']))
})

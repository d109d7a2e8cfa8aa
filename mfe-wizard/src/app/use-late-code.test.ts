import { fireEvent, renderHook, waitFor } from '@testing-library/react'
import { stepModules } from '../features/steps/later-steps'
import { useLateCode } from './use-late-code'

it('fetches the code of the steps to come when the device is online again, where it could not be had before', async () => {
  const load = jest.spyOn(stepModules, 'moment').mockRejectedValue(new Error('down'))
  renderHook(() => useLateCode('moment', () => undefined))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 5000 })
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2), { timeout: 5000 })
})

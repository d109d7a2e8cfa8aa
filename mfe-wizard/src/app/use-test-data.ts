import { useFormStore } from '@shared/web/form/form-scope'
import { useHost } from '@shared/web/host/host-context'
import { isTestMode } from './test-mode'

/** Fills the form with invented answers; undefined outside test mode. */
export function useTestData(): (() => void) | undefined {
  const { settings } = useHost()
  const store = useFormStore()
  return isTestMode(settings.testMode, window.location)
    ? () => void import('../form/sample-data').then(({ sampleForm }) => store.reset(sampleForm(new Date())))
    : undefined
}

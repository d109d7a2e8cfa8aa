import { useCallback, useEffect, useRef, useState } from 'react'
import { Formik } from 'formik'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { formIssues, latestDateOnEarth } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { errorsOf } from '@shared/web/form/form-errors'
import { FormScope } from '@shared/web/form/form-scope'
import { useHost } from '@shared/web/host/host-context'
import { useDraft } from '../features/draft/use-draft'
import { createDeviceFiles } from '../features/files/birth-files'
import { BirthFilesTray } from '../features/files/birth-files-tray'
import { logRefusedFile } from '../features/files/log-refused-file'
import { WizardScreen } from './wizard-screen'

/** / : one form for all five steps, filled from the draft of this device. */
export function WizardPage() {
  const { notify } = useHost()
  const hasTold = useRef(false)
  const tellRestored = useCallback(() => {
    if (hasTold.current) return
    hasTold.current = true
    notify({ title: 'Draft Restored', description: 'Everything you wrote is here again.' })
  }, [notify])
  const draft = useDraft({
    onFailure: () =>
      void notify({
        title: 'Save Failed',
        description: 'Failed to save progress. Please try again.',
        variant: 'destructive',
      }),
    onRecovered: tellRestored,
  })
  const [initialValues] = useState(() => draft.opened.draft?.values ?? emptyBirthForm())
  const [stepId, setStepId] = useState<WizardStepId>(() => draft.opened.draft?.stepId ?? 'identity')

  const [files] = useState(() => createDeviceFiles(logRefusedFile))

  const wasRestored = draft.opened.draft !== null
  useEffect(() => {
    document.title = 'Birth Codex'
    if (wasRestored) tellRestored()
  }, [wasRestored, tellRestored])

  const validate = useCallback(
    (values: BirthFormDraft) =>
      errorsOf(formIssues(values, { today: latestDateOnEarth(new Date()) }, stepId)),
    [stepId],
  )
  return (
    <Formik
      initialValues={initialValues}
      validate={validate}
      validateOnChange={false}
      validateOnMount={false}
      onSubmit={() => undefined}
    >
      <FormScope defersTyping>
        <BirthFilesTray files={files}>
          <WizardScreen draft={draft} files={files} stepId={stepId} onStepChange={setStepId} />
        </BirthFilesTray>
      </FormScope>
    </Formik>
  )
}

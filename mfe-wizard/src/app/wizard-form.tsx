import { useCallback, useState } from 'react'
import { Formik } from 'formik'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { formIssues, latestDateOnEarth } from '@shared/contracts/form-rules'
import type { WizardStepId } from '@shared/contracts/form-rules'
import { errorsOf } from '@shared/web/form/form-errors'
import { FormScope } from '@shared/web/form/form-scope'
import type { DeviceDraft } from '../features/draft/use-draft'
import { createDeviceFiles } from '../features/files/birth-files'
import { BirthFilesTray } from '../features/files/birth-files-tray'
import { logRefusedFile } from '../features/files/log-refused-file'
import type { SharedParts } from './shared-parts'
import { WizardScreen } from './wizard-screen'

interface WizardFormProps {
  draft: DeviceDraft
  /** Null for the draft of this device's own. */
  shared?: SharedParts | null
}

/** One form for all five steps, filled from a draft. */
export function WizardForm({ draft, shared = null }: WizardFormProps) {
  const [initialValues] = useState(draft.keeper.values)
  const [stepId, setStepId] = useState<WizardStepId>(
    () => shared?.opensAt ?? draft.opened.draft?.stepId ?? 'identity',
  )
  const [files] = useState(() => createDeviceFiles(draft.keeper.key, logRefusedFile))

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
          <WizardScreen
            draft={draft}
            shared={shared}
            files={files}
            stepId={stepId}
            onStepChange={setStepId}
          />
        </BirthFilesTray>
      </FormScope>
    </Formik>
  )
}

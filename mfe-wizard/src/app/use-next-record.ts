import { emptyBirthForm } from '@shared/contracts/birth-form'
import { useFormStore } from '@shared/web/form/form-scope'
import { useHost } from '@shared/web/host/host-context'
import type { DraftKeeper } from '../features/draft/draft-keeper'
import type { BirthFiles } from '../features/files/birth-files'
import type { Turning } from '../features/frame/use-steps'
import { forgetProofId } from '../features/proof-status/proof-id-inputs'
import { siblingOf } from '../features/submission/sibling'
import { useBirthFormValues } from '../form/use-birth-form'
import { readOwnNews } from './use-own-news'
import { useStartAddress } from './use-start-address'
import type { NextRecord } from './use-start-address'

interface NextRecordOptions {
  /** A shared record is open: the next one begins on this device's own page. */
  isShared: boolean
  keeper: DraftKeeper
  files: BirthFiles
  turning: Turning
  /** Nothing of the submission of this record stays. */
  onBegin: () => void
}

/** How another record begins, with this family or with nothing: by the function that is answered, or by the page's address. */
export function useNextRecord({ isShared, keeper, files, turning, onBegin }: NextRecordOptions) {
  const { navigate } = useHost()
  const store = useFormStore()
  const readValues = useBirthFormValues()
  const begin = (next: NextRecord) => {
    if (isShared) return navigate(`/?start=${next}`)
    const values = readValues()
    onBegin()
    files.clear()
    keeper.discard({ values: emptyBirthForm(), stepId: 'identity' })
    forgetProofId(() => window.localStorage)
    store.reset(next === 'sibling' ? siblingOf(values) : emptyBirthForm())
    turning.goTo('identity')
  }
  useStartAddress({
    isSubmitted: () => !isShared && keeper.getStatus().recordId !== null,
    readLatest: () => readOwnNews(keeper),
    begin,
  })
  return begin
}

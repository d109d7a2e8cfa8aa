import { http, HttpResponse } from 'msw'
import { mockApi, withMockApi } from '@shared/web/testing/mock-api'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { createDraftKeeper } from '../features/draft/draft-keeper'
import { createDraftStorage } from '../features/draft/draft-storage'
import { someRecord } from '../testing/some-record'
import { joinOthersChanges } from './join-news'

withMockApi()

const lasting = { write() {}, remove() {}, read: async () => null }
let count = 0
const deps = { now: () => Date.now(), newRevision: () => `r-${(count += 1)}` }

/** A form that holds `values`, as the server had them at revision 1. */
function openForm(values: BirthFormDraft) {
  const storage = createDraftStorage({ storage: () => localStorage, copy: lasting, ...deps })
  const keeper = createDraftKeeper({ storage, ...deps, onFailure() {} }, { values, stepId: 'identity' })
  const { data: _, ...cloud } = someRecord()
  keeper.joinCloud({ ...cloud, values })
  return keeper
}

it('names what others have changed, and neither what is typed meanwhile nor what nobody is told of', async () => {
  const values = { ...emptyBirthForm(), babyFirstName: 'Amara' }
  const keeper = openForm(values)
  const theirs = { ...values, motherFullName: 'Eva', finalReview: true }
  mockApi.use(
    http.get('*/api/proofs/:id/record', () => {
      keeper.change({ values: { ...values, babyNicknames: 'Ama' }, stepId: 'identity' })
      return HttpResponse.json(someRecord(theirs, { revision: 2 }))
    }),
  )
  expect(await joinOthersChanges(keeper)).toEqual(['Mother’s full name'])
  expect(keeper.values()).toMatchObject({ babyNicknames: 'Ama', motherFullName: 'Eva' })
  expect(await joinOthersChanges(keeper)).toBeUndefined()
})

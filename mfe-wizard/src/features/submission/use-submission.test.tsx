import { act, renderHook, waitFor } from '@testing-library/react'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import { ApiError, unreachable } from '@shared/web/api/api-error'
import { FakeHost } from '@shared/web/testing/fake-host'
import { createSubmissionKeep, prepare } from './kept-submission'
import { submissionOf } from './submission-body'
import { submissionKey } from '@shared/web/form/kept-drafts'
import { createSubmissionRunner } from './submission-runner'
import { SubmissionScope } from './submission-scope'
import { createSubmissionStore } from './submission-state'
import { useSubmission } from './use-submission'

const body = submissionOf({ ...emptyBirthForm(), babyFirstName: 'Amara' }, '01K7Q2M9XA', { recordId: null })
const storage = () => window.localStorage

/** A page whose code of submissions cannot be had until `arrive` is called. */
function openPage() {
  const store = createSubmissionStore()
  let isHere = false
  const load = jest.fn(async () => {
    if (!isHere) throw new ApiError(unreachable())
    return { createSubmissionKeep, createSubmissionRunner }
  })
  const send = jest.fn((..._call: unknown[]) => new Promise<never>(() => undefined))
  const { result, unmount } = renderHook(
    () =>
      useSubmission({
        load,
        send,
        awaitPicture: () => new Promise(() => undefined),
        readDraft: () => ({}),
        onRecord: () => undefined,
        onFailed: () => undefined,
      }),
    {
      wrapper: ({ children }) => (
        <SubmissionScope value={store}>
          <FakeHost>{children}</FakeHost>
        </SubmissionScope>
      ),
    },
  )
  return { store, load, send, result, unmount, arrive: () => (isHere = true) }
}

beforeEach(() => localStorage.clear())

describe('the code of submissions', () => {
  it('is not asked for where nothing waits, and is tried again until what waits goes on', async () => {
    const fresh = openPage()
    expect(fresh.load).not.toHaveBeenCalled()
    fresh.unmount()

    const kept = prepare(body, null, 1)
    createSubmissionKeep(storage).write(kept)
    const page = openPage()
    await waitFor(() => expect(page.load).toHaveBeenCalledTimes(1))
    expect(page.store.getState().phase).toBe('idle')
    page.arrive()
    await act(async () => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(page.send.mock.calls[0]?.slice(0, 2)).toEqual([kept.body, kept.key]))
    expect(page.store.getState()).toMatchObject({ phase: 'sending', isOverlayOpen: false })
    page.unmount()
  })

  it('that cannot be had begins nothing, and keeps nobody from forgetting what was kept', async () => {
    createSubmissionKeep(storage).write({ ...prepare(body, null, 1), state: 'settled' })
    const { store, send, result, unmount } = openPage()
    await expect(result.current.runner.submit(body)).rejects.toThrow(ApiError)
    expect([store.getState().phase, send.mock.calls]).toEqual(['idle', []])
    act(() => result.current.runner.forget())
    expect(localStorage.getItem(submissionKey)).toBeNull()
    unmount()
  })
})

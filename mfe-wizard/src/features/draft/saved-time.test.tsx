import { Profiler } from 'react'
import { act, render, screen } from '@testing-library/react'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import { createDraftKeeper } from './draft-keeper'
import { DraftNotes } from './draft-notes'
import { createDraftStorage } from './draft-storage'
import { SavedTime } from './saved-time'

it('writes the time of a save, and draws nothing for the keys before it', () => {
  const deps = {
    now: () => new Date('2026-04-21T12:34:00').getTime(),
    newRevision: () => crypto.randomUUID(),
  }
  const copy = { write: () => undefined, remove: () => undefined, read: async () => null }
  const storage = createDraftStorage({ storage: () => localStorage, copy, ...deps })
  const opened = storage.open()
  const keeper = createDraftKeeper(
    { storage, ...deps, onFailure: () => undefined },
    { values: emptyBirthForm(), stepId: 'identity' },
  )
  const type = (babyFirstName: string) =>
    act(() => keeper.change({ values: { ...emptyBirthForm(), babyFirstName }, stepId: 'identity' }))
  let drawings = 0
  render(
    <Profiler id="draft" onRender={() => (drawings += 1)}>
      <SavedTime keeper={keeper} />
      <DraftNotes keeper={keeper} opened={opened} />
    </Profiler>,
  )
  type('A')
  expect(drawings).toBe(1)
  act(() => void keeper.save())
  expect(screen.getByText('Autosaved 12:34')).toBeInTheDocument()
  expect(drawings).toBe(2)
  // The next key, and a save in the same minute, say nothing new.
  type('Am')
  act(() => void keeper.save())
  expect(drawings).toBe(2)
})

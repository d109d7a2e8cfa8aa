import { emptyBirthForm } from '@shared/contracts/birth-form'
import { forgetProofId, proofIdInputsOf, proofIdKey } from './proof-id-inputs'
import { storedProofId } from './stored-proof-id'

const form = {
  ...emptyBirthForm(),
  babyFirstName: 'Amara',
  babyLastName: 'Okafor',
  babyDateOfBirth: '2026-11-14',
  babyTimeOfBirth: '04:17',
}
const inputsOf = (change: Partial<typeof form> = {}) => proofIdInputsOf({ ...form, ...change }) ?? ''
const storage = () => localStorage
beforeEach(() => localStorage.clear())

it('waits for all four inputs; a time said to be unknown is one', () => {
  expect(proofIdInputsOf({ ...form, babyLastName: ' ' })).toBeNull()
  expect(proofIdInputsOf({ ...form, babyTimeOfBirth: '' })).toBeNull()
  expect(proofIdInputsOf({ ...form, babyDateOfBirth: '2026-02-30' })).toBeNull()
  expect(proofIdInputsOf({ ...form, babyTimeOfBirth: '', babyTimeUnknown: true })).not.toBeNull()
})

it('[DER-003] keeps the Proof ID in local storage while the four inputs are unchanged', () => {
  const first = storedProofId(inputsOf(), storage)
  expect(localStorage.getItem(proofIdKey)).toContain(first)
  localStorage.setItem(proofIdKey, JSON.stringify({ inputs: inputsOf(), proofId: '01KEPTKEPT' }))
  expect(storedProofId(inputsOf(), storage)).toBe('01KEPTKEPT')
  expect(storedProofId(inputsOf({ babyNicknames: 'Nono' }), storage)).toBe('01KEPTKEPT')
  expect(storedProofId(inputsOf({ babyTimeOfBirth: '04:18' }), storage)).not.toBe('01KEPTKEPT')
  expect(storedProofId(inputsOf(), storage)).toBe(first)
})

it('goes on without storage, and past an unreadable entry', () => {
  const first = storedProofId(inputsOf(), storage)
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(storedProofId(inputsOf(), forbidden)).toBe(first)
  localStorage.setItem(proofIdKey, '{')
  expect(storedProofId(inputsOf(), storage)).toBe(first)
  forgetProofId(storage)
  expect(localStorage.length).toBe(0)
})

it('makes another id for a different child with the same four inputs', () => {
  expect(storedProofId(inputsOf({ differentChild: 'x7' }), storage)).not.toBe(
    storedProofId(inputsOf(), storage),
  )
})

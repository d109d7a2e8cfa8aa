import { act, fireEvent, render, screen } from '@testing-library/react'
import { Formik } from 'formik'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import { FormScope } from '@shared/web/form/form-scope'
import { stepModules } from './later-steps'
import { stepOf } from './steps'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const saysWhy = () => screen.queryByText(/There is no connection.*safe on this device/)

function renderUnreached(stepId: 'moment' | 'lineage') {
  const load = jest.spyOn(stepModules, stepId).mockRejectedValue(new Error('down'))
  const { Component } = stepOf(stepId)
  render(
    <Formik initialValues={emptyBirthForm()} onSubmit={() => undefined}>
      <FormScope>
        <Component />
      </FormScope>
    </Formik>,
  )
  return { comeBack: () => load.mockRestore() }
}

it('says at once why a step is not there without a connection, and shows it as soon as the device is online', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { comeBack } = renderUnreached('moment')
  await pass(10_000)
  expect(saysWhy()).toBeVisible()
  comeBack()
  fireEvent(window, new Event('online'))
  await pass(0)
  expect(screen.getByLabelText(/^Date of birth/)).toBeVisible()
  expect(saysWhy()).toBeNull()
})

it('says so after a while where a step does not come though the device is online, and tries again when asked', async () => {
  const { comeBack } = renderUnreached('lineage')
  await pass(1000)
  expect(saysWhy()).toBeNull()
  await pass(9000)
  expect(saysWhy()).toBeVisible()
  comeBack()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(screen.getByLabelText(/^Mother.s full name/)).toBeVisible()
})

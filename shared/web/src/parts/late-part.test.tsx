import { act, render, screen } from '@testing-library/react'
import { latePart } from './late-part'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

it('stands in for the part until its code has come', async () => {
  const Part = latePart(async () => Greeting)
  render(<Part name="Amara" whileAway={<p>Soon</p>} />)
  expect(screen.getByText('Soon')).toBeVisible()
  await pass(0)
  expect(screen.getByText('Hello Amara')).toBeVisible()
})

it('tries a failed load again by itself and takes nothing else with it', async () => {
  let attempts = 0
  const Part = latePart(async () => {
    attempts += 1
    if (attempts < 3) throw new Error('down')
    return Greeting
  })
  render(
    <>
      <Part name="Amara" whileAway={<p>Soon</p>} />
      <p>The rest</p>
    </>,
  )
  await pass(0)
  expect(attempts).toBe(1)
  await pass(1000)
  expect(attempts).toBe(2)
  expect(screen.getByText('Soon')).toBeVisible()
  expect(screen.getByText('The rest')).toBeVisible()
  await pass(2000)
  expect(screen.getByText('Hello Amara')).toBeVisible()
})

it('asks no more once it is gone', async () => {
  let attempts = 0
  const Part = latePart(async (): Promise<typeof Greeting> => {
    attempts += 1
    throw new Error('down')
  })
  const { unmount } = render(<Part name="Amara" />)
  await pass(0)
  unmount()
  await pass(60_000)
  expect(attempts).toBe(1)
})

it('shows a part that has come before at once', async () => {
  const Part = latePart(async () => Greeting)
  const { unmount } = render(<Part name="Amara" />)
  await pass(0)
  unmount()
  render(<Part name="Zoë" />)
  expect(screen.getByText('Hello Zoë')).toBeVisible()
})

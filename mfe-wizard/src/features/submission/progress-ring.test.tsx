import { render } from '@testing-library/react'
import { ProgressRing } from './progress-ring'

it('has its curves from the first, and not from a file that may not come', () => {
  const { container } = render(<ProgressRing proofId="01KGCYC5Z9" percent={15} />)
  expect(container.querySelectorAll('[data-rosette] path').length).toBeGreaterThan(0)
})

import { render, waitFor } from '@testing-library/react'
import { sealLace } from '@shared/engraving/seal'
import { pathOf } from '@shared/engraving/svg-path'
import { Seal } from './seal'

const proofId = '01K7Q2M9XA'
const drawn = async (seal: Parameters<typeof Seal>[0]) => {
  const { container } = render(<Seal {...seal} />)
  await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(3))
  return container
}

describe('Seal', () => {
  it('draws lace only from a Proof ID', async () => {
    const { container, rerender } = render(<Seal proofId="" />)
    expect(container.querySelectorAll('path, use')).toHaveLength(0)
    rerender(<Seal proofId={proofId} />)
    await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(3))
  })

  it.each([48, 320])('[PRF-041] is the lace of the printed seal, line for line, at %i px', async (size) => {
    const container = await drawn({ proofId, size })
    const { rim, white, heart } = sealLace(proofId)
    const printed = [...white, ...heart, ...rim]
    const paths = [...container.querySelectorAll('path')]
    expect(paths.map((path) => path.getAttribute('d'))).toEqual(printed.map(({ strands }) => pathOf(strands)))
    expect(paths.map((path) => container.querySelectorAll(`use[href="#${path.id}"]`).length + 1)).toEqual(
      printed.map(({ places }) => places.length),
    )
  })

  it('bears the initial where it is told one, and there is room for it', async () => {
    const letterOf = (container: HTMLElement) => container.querySelector('text')?.textContent
    expect(letterOf(await drawn({ proofId, size: 110, initial: 'A' }))).toBe('A')
    expect(letterOf(await drawn({ proofId, size: 48, initial: 'A' }))).toBeUndefined()
    expect(letterOf(await drawn({ proofId, size: 320 }))).toBeUndefined()
  })
})

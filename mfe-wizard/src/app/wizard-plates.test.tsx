import { act, screen } from '@testing-library/react'
import { completeForm, leaveDraft, renderWizard } from '../testing/render-wizard'

/** A window of a given width, as far as media queries ask. */
const widen = (width: number) => {
  window.matchMedia = (query: string) => {
    const least = 16 * Number(/min-width: (\d+)em/.exec(query)?.[1] ?? Infinity)
    const target = new EventTarget()
    return Object.assign(target, {
      matches: width >= least,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList
  }
}

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = jest.fn()
})

it.each([
  ['identity', /quill in an inkwell/, /The initial is Amara’s/],
  ['moment', /the moon/, /The moon over the sea at 04:17/],
  ['lineage', /four cords/, /Four cords become two/],
  ['form', /infant footprint/, /The first footprint/],
  ['review', /the seal of this record/, /The seal as it will be pressed/],
] as const)(
  '[WIZ-010] shows on a large screen the picture and caption of step %s',
  async (stepId, picture, caption) => {
    widen(1440)
    leaveDraft(completeForm(), stepId)
    renderWizard()
    expect(
      await screen.findByLabelText(picture, { selector: 'svg' }, { timeout: 20_000 }),
    ).toBeInTheDocument()
    expect(screen.getByText(caption)).toBeInTheDocument()
  },
)

it('draws no picture where the left page is not seen', async () => {
  widen(800)
  leaveDraft(completeForm())
  renderWizard()
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(document.querySelector('svg[role=img]')).toBeNull()
})

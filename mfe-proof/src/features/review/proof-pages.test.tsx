import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { someProof } from '@shared/web/testing/some-proof'
import { renderProofApp } from '../../testing/render-proof-app'
import { server, useServer } from '../../testing/server'

const proof = someProof()
const address = `/proof-review/${proof.id}`
const pageAt = (page: number) => screen.getByRole('img', { name: new RegExp(`proof of page ${page}`) })
const next = () => screen.getByRole('button', { name: 'Next page' })
const pictures = (container: HTMLElement) => [...container.querySelectorAll('img')]
const sheetOf = (container: HTMLElement) => container.querySelector('[aria-busy]')

describe('turning the pages of a proof', () => {
  useServer()
  const fetched: string[] = []
  beforeEach(() => {
    window.history.replaceState(null, '')
    server.use(http.get('*/api/proof/:id', () => HttpResponse.json({ ...proof, pages: 3 })))
    fetched.length = 0
    jest.spyOn(window, 'Image').mockImplementation(() => {
      const image = document.createElement('img')
      Object.defineProperty(image, 'src', { set: (src: string) => fetched.push(src) })
      return image
    })
  })
  afterEach(() => jest.restoreAllMocks())
  const openAtFirst = async () => {
    const { container } = renderProofApp(address)
    await screen.findByText('Page 1 of 3')
    for (const picture of pictures(container)) fireEvent.load(picture)
    return container
  }

  it('shows no page under another one’s number: the sheet says that the page is on its way until it is there', async () => {
    const container = await openAtFirst()
    expect(sheetOf(container)).toHaveAttribute('aria-busy', 'false')
    const first = screen.getByRole('img', { name: /the first page/ })
    fireEvent.click(next())
    expect(screen.getByText('Page 2 of 3')).toBeVisible()
    expect(sheetOf(container)).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Page 2 is on its way…')).toBeVisible()
    expect(first).toHaveStyle({ opacity: '0' })
    fireEvent.load(pageAt(2))
    expect(sheetOf(container)).toHaveAttribute('aria-busy', 'false')
    expect(screen.queryByText(/on its way/)).not.toBeInTheDocument()
    expect(pictures(container)).toEqual([pageAt(2)])
    expect(pageAt(2)).toHaveStyle({ opacity: '1' })
  })

  it('says on the sheet, too, that a page’s picture did not come, and asks for it again when it is turned to', async () => {
    const container = await openAtFirst()
    fireEvent.click(next())
    fireEvent.error(pageAt(2))
    expect(sheetOf(container)).toHaveAttribute('aria-busy', 'false')
    expect(screen.getByText('Page 2 could not be shown.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    fireEvent.click(next())
    expect(screen.getByText('Page 2 is on its way…')).toBeVisible()
    fireEvent.load(pageAt(2))
    expect(pageAt(2)).toHaveStyle({ opacity: '1' })
    expect(screen.queryByText('Page 2 could not be shown.')).not.toBeInTheDocument()
  })

  it('fetches the next page before it is turned to: from the first on when its button is reached for', async () => {
    await openAtFirst()
    expect(fetched).toEqual([])
    fireEvent.pointerEnter(next())
    expect(fetched).toEqual([`/api/proof/${proof.id}/codex.jpg?page=2`])
    fireEvent.click(next())
    fireEvent.load(pageAt(2))
    expect(fetched.at(-1)).toBe(`/api/proof/${proof.id}/codex.jpg?page=3`)
    fireEvent.click(next())
    fireEvent.load(pageAt(3))
    const all = fetched.length
    fireEvent.pointerEnter(next())
    expect(fetched).toHaveLength(all)
  })
})

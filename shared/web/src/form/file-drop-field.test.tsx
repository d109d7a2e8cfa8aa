import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ApiError } from '../api/api-error'
import { FileDropField } from './file-drop-field'
import type { SendFile } from './file-tray'
import { FileTrayProvider } from './file-tray-context'
import { renderForm } from './testing/render-form'

const file = (name: string, type: string, size = 1024) => {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const area = (send?: SendFile, maxFiles?: number) => (
  <FileTrayProvider name="files" send={send} maxFiles={maxFiles}>
    <FileDropField name="files" label="Birth files" hint="10MB each" />
  </FileTrayProvider>
)
const setUp = (send?: SendFile, maxFiles?: number) => renderForm(area(send, maxFiles), { files: [] })
const zone = () => screen.getByLabelText(/Choose files/)
// Past the `accept` attribute, as a drag or another browser would.
const choose = (...files: File[]) => fireEvent.change(zone(), { target: { files } })
const row = (name: string) => {
  const found = screen.getByText(name).closest('li')
  if (!found) throw new Error(name)
  return within(found)
}

describe('FileDropField', () => {
  it('[UPL-001] takes files by click', async () => {
    const { values } = setUp()
    await userEvent.setup().upload(zone(), file('a.pdf', 'application/pdf'))
    expect(values()['files']).toEqual([{ name: 'a.pdf', size: 1024 }])
  })

  it('[UPL-001] takes files by drag', () => {
    const { values } = setUp()
    const dataTransfer = { files: [file('a.png', 'image/png')], types: ['Files'] }
    const target = screen.getByText('Drop files here')
    fireEvent.dragEnter(target, { dataTransfer })
    fireEvent.drop(target, { dataTransfer })
    expect(values()['files']).toEqual([{ name: 'a.png', size: 1024 }])
  })

  it('[UPL-002] [UPL-019] takes images, pdf, doc and docx, and refuses the rest by name and reason', () => {
    const { values } = setUp(undefined, 20)
    const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    const taken = [
      file('a.jpg', 'image/jpeg'),
      file('b.png', 'image/png'),
      file('c.webp', 'image/webp'),
      file('d.gif', 'image/gif'),
      file('e.heic', 'image/heic'),
      file('F.HEIC', ''),
      file('g.pdf', 'application/pdf'),
      file('h.doc', 'application/msword'),
      file('i.docx', docx),
    ]
    const refused = [
      file('first-cry.mov', 'video/quicktime'),
      file('seal.svg', 'image/svg+xml'),
      file('page.html', 'text/html'),
      file('tool.exe', ''),
      file('disguised.pdf', 'text/html'),
    ]
    choose(...taken, ...refused)
    expect(values()['files']).toEqual(taken.map(({ name }) => ({ name, size: 1024 })))
    for (const { name } of refused)
      expect(row(name).getByText(/^Not added: this kind of file is not accepted/)).toBeInTheDocument()
  })

  it('says of a HEIC picture at once that the book cannot print it', () => {
    setUp()
    choose(file('IMG_0041.HEIC', ''), file('hand.heif', 'image/heif'), file('foot.jpg', 'image/jpeg'))
    const note = /^It is kept with the record\. The book cannot print HEIC/
    for (const name of ['IMG_0041.HEIC', 'hand.heif']) expect(row(name).getByText(note)).toBeInTheDocument()
    expect(row('foot.jpg').queryByText(note)).not.toBeInTheDocument()
  })

  it('is described by its hint', () => {
    setUp()
    expect(zone()).toHaveAccessibleDescription('10MB each')
  })

  it('[UPL-004] [UPL-020] takes 10 × 1024 × 1024 bytes and refuses one byte more', () => {
    const { values } = setUp()
    choose(
      file('just.pdf', 'application/pdf', 10 * 1024 * 1024),
      file('over.pdf', 'application/pdf', 10 * 1024 * 1024 + 1),
    )
    expect(values()['files']).toEqual([{ name: 'just.pdf', size: 10 * 1024 * 1024 }])
    expect(row('over.pdf').getByText(/^Not added, 10\.01 MB: it is larger than 10 MB/)).toBeInTheDocument()
  })

  it.each([
    [8, undefined],
    [3, 3],
  ])('[UPL-005] takes at most %i files', (most, maxFiles) => {
    const { values } = setUp(undefined, maxFiles)
    choose(...Array.from({ length: most + 1 }, (_, index) => file(`${index}.pdf`, 'application/pdf')))
    expect(values()['files']).toHaveLength(most)
    expect(row(`${most}.pdf`).getByText(new RegExp(`at most ${most} files`))).toBeInTheDocument()
  })

  it('keeps the focus by the list: on the next file, the one before, or the way to choose another', async () => {
    const user = userEvent.setup()
    let hasFailed = false
    setUp(async (sent, { signal }) => {
      if (sent.name === 'b.pdf' && !hasFailed) {
        hasFailed = true
        throw new Error('The connection broke.')
      }
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    await act(async () => choose(...['a', 'b', 'c'].map((name) => file(`${name}.pdf`, 'application/pdf'))))
    await user.click(screen.getByRole('button', { name: 'Stop uploading a.pdf' }))
    expect(screen.getByRole('button', { name: 'Dismiss b.pdf' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Try again: b.pdf' }))
    expect(screen.getByRole('button', { name: 'Stop uploading b.pdf' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Stop uploading c.pdf' }))
    expect(screen.getByRole('button', { name: 'Stop uploading b.pdf' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Stop uploading b.pdf' }))
    expect(zone()).toHaveFocus()
  })

  it('[UPL-006] shows sizes in MB with two decimals', () => {
    setUp()
    choose(file('a.pdf', 'application/pdf', 1_929_380), file('b.pdf', 'application/pdf', 3 * 2 ** 20))
    expect(row('a.pdf').getByText(/\b1\.84 MB/)).toBeInTheDocument()
    expect(row('b.pdf').getByText(/\b3\.00 MB/)).toBeInTheDocument()
  })

  it('[UPL-021] shows why a file failed beside it, while the others go on', async () => {
    const send: SendFile = async ({ name }) => {
      if (name === 'torn.pdf') throw new Error('The connection broke.')
      return { fileURL: `/objects/${name}` }
    }
    const { values } = setUp(send)
    await act(async () => {
      choose(
        file('first-cry.mov', 'video/quicktime'),
        file('torn.pdf', 'application/pdf'),
        file('good.pdf', 'application/pdf'),
      )
    })
    expect(await row('torn.pdf').findByText('The connection broke.')).toBeInTheDocument()
    expect(await row('good.pdf').findByText('Uploaded')).toBeInTheDocument()
    expect(row('first-cry.mov').getByText(/^Not added/)).toBeInTheDocument()
    expect(values()['files']).toEqual([{ name: 'good.pdf', size: 1024, fileURL: '/objects/good.pdf' }])
  })

  it('tries a failed file again', async () => {
    let isBroken = true
    const { values } = setUp(async () => {
      if (isBroken) throw new Error('The connection broke.')
      return { fileURL: '/objects/1' }
    })
    await act(async () => void choose(file('a.pdf', 'application/pdf')))
    isBroken = false
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again: a.pdf' })))
    expect(values()['files']).toEqual([{ name: 'a.pdf', size: 1024, fileURL: '/objects/1' }])
  })

  it('offers no second try of a file that is refused for what it is, nor a picture of what is none', async () => {
    const refusal = new ApiError({
      status: 415,
      code: 'unsupported_type',
      message: '415: Unsupported file type',
      publicMessage: 'Unsupported file type',
      isPassing: false,
      faults: [],
      details: {},
    })
    URL.createObjectURL = () => 'blob:1'
    setUp(() => Promise.reject(new Error('Not sent: Unsupported file type', { cause: refusal })))
    await act(async () => void choose(file('a.png', 'image/png')))
    expect(screen.getByText('Not sent: Unsupported file type')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
    const picture = document.querySelector('li img')
    if (picture) fireEvent.error(picture)
    expect(document.querySelector('li img')).toBeNull()
    expect(document.querySelector('li svg')).not.toBeNull()
  })

  it('shows how far an upload is, two at a time, and stops one', async () => {
    const running: { name: string; signal: AbortSignal; progress: (sent: number) => void }[] = []
    const { values } = setUp(
      ({ name }, { onProgress, signal }) =>
        new Promise(() => running.push({ name, signal, progress: onProgress })),
    )
    const mega = 2 ** 20
    await act(async () => {
      choose(...['a.pdf', 'b.pdf', 'c.pdf'].map((name) => file(name, 'application/pdf', 4 * mega)))
    })
    expect(running.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
    act(() => running[0]?.progress(1.5 * mega))
    expect(row('a.pdf').getByText('Uploading, 1.50 of 4.00 MB')).toBeInTheDocument()
    expect(row('a.pdf').getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(1.5 * mega))
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Stop uploading a.pdf' }))
    })
    expect(running[0]?.signal.aborted).toBe(true)
    expect(running.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
    expect(values()['files']).toHaveLength(2)
  })

  it('says that a file waits for the connection, from where it has come to', async () => {
    let told: Parameters<SendFile>[1] | undefined
    setUp((_file, options) => new Promise(() => (told = options)))
    await act(async () => void choose(file('a.pdf', 'application/pdf', 4 * 2 ** 20)))
    act(() => {
      told?.onProgress(2 ** 20)
      told?.onWaiting(true)
    })
    expect(row('a.pdf').getByText('1.00 of 4.00 MB, waiting for the connection')).toBeInTheDocument()
    act(() => told?.onWaiting(false))
    expect(row('a.pdf').getByText('Uploading, 1.00 of 4.00 MB')).toBeInTheDocument()
  })

  it('sends no file that another tab of the same draft has sent meanwhile', async () => {
    const running: { name: string; signal: AbortSignal }[] = []
    const { values, set } = setUp(
      ({ name }, { signal }) =>
        new Promise((_, reject) => {
          running.push({ name, signal })
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']
    await act(async () => choose(...names.map((name) => file(name, 'application/pdf'))))
    const sentThere = ['a.pdf', 'c.pdf']
    const files = names.map((name) => ({
      name,
      size: 1024,
      ...(sentThere.includes(name) ? { fileURL: `/objects/${name}` } : {}),
    }))
    await act(async () => set({ files }))
    for (const name of sentThere) expect(row(name).getByText('Uploaded')).toBeInTheDocument()
    expect(running.map(({ name, signal }) => [name, signal.aborted])).toEqual([
      ['a.pdf', true],
      ['b.pdf', false],
      ['d.pdf', false],
    ])
    expect(values()['files']).toEqual(files)
  })

  it('shows the files of a restored draft', () => {
    renderForm(area(), { files: [{ name: 'kept.pdf', size: 2048, fileURL: '/objects/2' }] })
    expect(row('kept.pdf').getByText('Uploaded')).toBeInTheDocument()
  })

  it('does not take the same file twice', () => {
    const { values } = setUp()
    choose(file('a.pdf', 'application/pdf'))
    choose(file('a.pdf', 'application/pdf'))
    expect(values()['files']).toHaveLength(1)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('list')).toHaveTextContent(/in the list already/)
  })
})

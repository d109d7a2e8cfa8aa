import { File as NodeFile } from 'node:buffer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { delay, http, HttpResponse } from 'msw'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { noPrints } from '@shared/contracts/enumerations'
import { draftKey } from '@shared/web/form/kept-drafts'
import { copiesKey } from '../features/drive-copy/drive-copy'
import { createFileStore } from '../features/files/file-store'
import { completeForm, leaveDraft, press, renderWizard, storedDraft, title } from '../testing/render-wizard'
import { server, useServer } from '../testing/server'
import { someRecord } from '../testing/some-record'

interface Call {
  method: string
  path: string
  type: string | null
  range: string | null
  body: string
}

/** The three calls as the server answers them; `meddle` may answer one in its place. */
function takeFiles(
  meddle: (
    call: Call,
    earlier: readonly Call[],
  ) => Response | Promise<Response | undefined> | undefined = () => undefined,
) {
  const calls: Call[] = []
  let given = 0
  const answer =
    (reply: (call: Call) => Response) =>
    async ({ request }: { request: Request }) => {
      const { method } = request
      const path = new URL(request.url).pathname
      const { headers } = request
      const [type, range] = [headers.get('content-type'), headers.get('content-range')]
      const call = { method, path, type, range, body: await request.text() }
      const meddled = await meddle(call, [...calls])
      calls.push(call)
      return meddled ?? reply(call)
    }
  server.use(
    http.post(
      '*/api/objects/upload',
      answer(() =>
        HttpResponse.json({ uploadURL: `/api/objects/${String((given += 1)).repeat(32)}?signature=s` }),
      ),
    ),
    http.get(
      '*/api/objects/:id',
      answer(() => refusal(404, 'not_found', 'Not found')),
    ),
    http.put(
      '*/api/objects/:id',
      answer(() => HttpResponse.json({})),
    ),
    http.put(
      '*/api/baby-files',
      answer(() => HttpResponse.json({})),
    ),
  )
  return calls
}
const refusal = (status: number, code: string, detail: string) =>
  HttpResponse.json({ type: 'about:blank', title: '', status, code, detail }, { status })

const pdf = (name = 'letter.pdf', text = '%PDF-1.4') => new File([text], name, { type: 'application/pdf' })
const input = () => screen.getByLabelText(/Choose files/)
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } })
const row = (name: string) => {
  const found = screen.getByText(name).closest('li')
  if (!found) throw new Error(name)
  return within(found)
}
const isUploaded = (name = 'letter.pdf') =>
  waitFor(() => expect(row(name).getByText('Uploaded')).toBeVisible())
const openLineage = (values: object = {}) => {
  leaveDraft({ ...completeForm(), ...values }, 'lineage')
  return renderWizard()
}
const fileStore = (draft = draftKey) => createFileStore(() => window.indexedDB, Date.now, draft)
const stored = (file: File, draft?: string) => fileStore(draft).get(`${file.size}:${file.name}`)
const draftFiles = () => storedDraft().values.uploadedFiles

// The one of jsdom cannot be read by what stands in for the network and the storage here.
Object.defineProperty(globalThis, 'File', { value: NodeFile })

beforeEach(() => {
  localStorage.clear()
  Object.defineProperty(window, 'indexedDB', { value: new IDBFactory(), configurable: true })
  window.scrollTo = jest.fn()
})
afterEach(() => jest.restoreAllMocks())

describe('sending birth files', () => {
  useServer()

  it('[UPL-008] makes three calls in order: address, bytes with their type, record', async () => {
    const calls = takeFiles()
    openLineage()
    choose(pdf())
    await isUploaded()
    const fileURL = `/api/objects/${'1'.repeat(32)}`
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/objects/upload',
        type: 'application/json',
        range: null,
        body: JSON.stringify({ name: 'letter.pdf', size: 8, contentType: 'application/pdf' }),
      },
      { method: 'PUT', path: fileURL, type: 'application/pdf', range: null, body: '%PDF-1.4' },
      {
        method: 'PUT',
        path: '/api/baby-files',
        type: 'application/json',
        range: null,
        body: JSON.stringify({ fileURL }),
      },
    ])
    fireEvent.blur(input())
    await waitFor(() => expect(draftFiles()).toEqual([{ name: 'letter.pdf', size: 8, fileURL }]))
  })

  it('[UPL-016] [UPL-021] names a refused file with the server’s reason, logs it, raises no toast; others go on', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    takeFiles(({ body }) =>
      body === 'MZ' ? refusal(415, 'unsupported_type', 'This is not an image.') : undefined,
    )
    const { log: host } = openLineage()
    const toasts = host.toasts.length
    choose(pdf('bad.pdf', 'MZ'), pdf('good.pdf'))
    await isUploaded('good.pdf')
    expect(row('bad.pdf').getByText('Not sent: This is not an image.')).toBeVisible()
    expect(log.mock.calls).toEqual([['A birth file was not uploaded: 415 unsupported_type']])
    expect(host.toasts).toHaveLength(toasts)
  })

  it('names a picked file that cannot be read, and sends nothing of it', async () => {
    const calls = takeFiles()
    openLineage()
    const unreadable = () => Promise.reject(new DOMException('It is gone', 'NotReadableError'))
    const moved = Object.assign(pdf('moved.pdf'), {
      arrayBuffer: unreadable,
      slice: () => ({ arrayBuffer: unreadable }),
    })
    choose(moved, pdf())
    await isUploaded()
    expect(row('moved.pdf').getByText(/cannot be read/)).toBeVisible()
    expect(screen.getByRole('button', { name: /Try moved.pdf again|Retry|Try again/ })).toBeVisible()
    expect(screen.queryByText(/does not keep files|as soon as the connection/)).not.toBeInTheDocument()
    expect(calls.filter(({ path }) => path === '/api/objects/upload')).toHaveLength(1)
  })

  it('goes on where it was when the connection breaks, at each of the three calls', async () => {
    const broken = new Set<string>()
    const calls = takeFiles(({ method, path }) => {
      if (method === 'GET' || broken.has(path)) return undefined
      broken.add(path)
      return HttpResponse.error()
    })
    openLineage()
    choose(pdf())
    for (const count of [1, 3, 6]) {
      await waitFor(() => expect(calls).toHaveLength(count))
      expect(await screen.findByText('“letter.pdf” goes on as soon as the connection is back.')).toBeVisible()
      act(() => void window.dispatchEvent(new Event('online')))
    }
    await isUploaded()
    expect(calls.map(({ method, path }) => `${method} ${path.replace(/1{32}/, 'id')}`)).toEqual([
      'POST /api/objects/upload',
      'POST /api/objects/upload',
      'PUT /api/objects/id',
      'GET /api/objects/id',
      'PUT /api/objects/id',
      'PUT /api/baby-files',
      'PUT /api/baby-files',
    ])
    expect(screen.queryByText(/as soon as the connection/)).toBeNull()
  })

  it('says of several files at once that they go on', async () => {
    takeFiles(() => HttpResponse.error())
    openLineage()
    choose(pdf('one.pdf'), pdf('two.pdf'))
    expect(
      await screen.findByText('“one.pdf”, “two.pdf” go on as soon as the connection is back.'),
    ).toBeVisible()
  })

  it('sends only the rest of a file whose connection broke', async () => {
    const calls = takeFiles(({ method, range }, earlier) => {
      if (method === 'GET') return HttpResponse.json({ received: earlier.some((call) => call.range) ? 6 : 5 })
      const isBytes = method === 'PUT' && range === null && earlier.length === 1
      if (isBytes) return HttpResponse.error()
      // Another connection had brought one byte more.
      return range?.startsWith('bytes 5-') ? refusal(409, 'conflict', '6 bytes have arrived.') : undefined
    })
    openLineage()
    choose(pdf())
    expect(await screen.findByText('“letter.pdf” goes on as soon as the connection is back.')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    await isUploaded()
    expect(calls.flatMap(({ range, body }) => (range ? [[range, body]] : []))).toEqual([
      ['bytes 5-7/8', '1.4'],
      ['bytes 6-7/8', '.4'],
    ])
  })

  it('waits for a server that is away, and asks for a new address when the old one is good no more', async () => {
    const calls = takeFiles(({ path }, earlier) => {
      if (!path.startsWith('/api/objects/1')) return undefined
      return earlier.some((call) => call.path === path)
        ? refusal(410, 'gone', 'Too late.')
        : refusal(503, 'unavailable', 'In a moment.')
    })
    openLineage()
    choose(pdf())
    await screen.findByText(/as soon as the connection/)
    act(() => void window.dispatchEvent(new Event('online')))
    await isUploaded()
    expect(calls.filter(({ path }) => path === '/api/objects/upload')).toHaveLength(2)
  })

  it('stops a file on demand, and tells the server nothing more of it', async () => {
    let hasBegun = false
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const calls = takeFiles(async ({ path }) => {
      if (!path.startsWith('/api/objects/1')) return undefined
      hasBegun = true
      await held
      return undefined
    })
    openLineage()
    choose(pdf())
    await waitFor(() => expect(hasBegun).toBe(true))
    press('Stop uploading letter.pdf')
    release()
    await act(() => delay(100))
    expect(calls.map(({ path }) => path)).not.toContain('/api/baby-files')
    expect(screen.queryByText('letter.pdf')).toBeNull()
    expect(await stored(pdf())).toBeNull()
  })
})

describe('files that were not sent', () => {
  useServer()
  const never = () => takeFiles(() => HttpResponse.error())
  const shelved = (file: File) => waitFor(async () => expect(await stored(file)).not.toBeNull())

  it('survive a reload: all that were chosen, also those whose turn had not come', async () => {
    never()
    const before = openLineage()
    const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => pdf(name, `%PDF-${name}`))
    choose(...files)
    for (const file of files) await shelved(file)
    fireEvent.blur(input())
    await waitFor(() => expect(draftFiles()).toHaveLength(3))
    before.unmount()
    const calls = takeFiles()
    renderWizard()
    for (const { name } of files) await isUploaded(name)
    const sent = calls.filter(({ path }) => /objects\/\d/.test(path)).map(({ body }) => body)
    expect(sent.sort()).toEqual(['%PDF-a.pdf', '%PDF-b.pdf', '%PDF-c.pdf'])
    expect(
      screen.getAllByRole('listitem').filter((item) => /\.pdf/.test(item.textContent ?? '')),
    ).toHaveLength(3)
  })

  it('are named when their bytes are gone, and leave the form', async () => {
    takeFiles()
    openLineage({ uploadedFiles: [{ name: 'gone.pdf', size: 5 }] })
    expect(await screen.findByText(/“gone.pdf” is not on this device any more/)).toBeVisible()
    await waitFor(() => expect(draftFiles()).toEqual([]))
    choose(pdf())
    await isUploaded()
  })

  it('are named while a browser forbids to keep them, and sent all the same', async () => {
    Object.defineProperty(window, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    takeFiles(() => held.then(() => undefined))
    openLineage()
    choose(pdf())
    expect(
      await screen.findByText(/This browser does not keep files.*“letter.pdf” is uploaded/),
    ).toBeVisible()
    choose(pdf('second.pdf'))
    expect(await screen.findByText(/“letter.pdf”, “second.pdf” are uploaded/)).toBeVisible()
    release()
    await isUploaded()
    await isUploaded('second.pdf')
    expect(screen.queryByText(/does not keep files/)).toBeNull()
  })

  it('are removed from one record and wait in another, which has the same', async () => {
    never()
    const place = 'shared-record:v1:record-2'
    await fileStore(place).put(pdf())
    openLineage()
    choose(pdf())
    await shelved(pdf())
    press('Stop uploading letter.pdf')
    await waitFor(async () => expect(await stored(pdf())).toBeNull())
    expect(await stored(pdf(), place)).not.toBeNull()
  })

  /** On step 5, with a file that an earlier visit has left on the device. */
  const openReview = async (values: object = {}) => {
    never()
    await fileStore().put(pdf())
    leaveDraft({ ...completeForm(), uploadedFiles: [{ name: 'letter.pdf', size: 8 }], ...values }, 'review')
    return renderWizard()
  }

  it('hold a submission back, which says so', async () => {
    const { toast } = await openReview()
    press('Attest & Submit')
    await waitFor(() => expect(toast()?.title).toBe('Birth files are still being sent'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are on this device alone: a sync names those that were sent', async () => {
    const named: unknown[] = []
    server.use(
      http.post('*/api/proofs/:id/sync', async ({ request }) => {
        const { data } = (await request.json()) as { data: BirthFormDraft }
        named.push(data.uploadedFiles)
        return HttpResponse.json(someRecord(data))
      }),
    )
    const sent = { name: 'sent.pdf', size: 4, fileURL: `/api/objects/${'2'.repeat(32)}` }
    never()
    const { toast } = openLineage({ uploadedFiles: [sent] })
    choose(pdf())
    press('Sync to Cloud')
    await screen.findByLabelText('Note (optional)')
    const [, confirm] = screen.getAllByRole('button', { name: 'Sync to Cloud', hidden: true })
    if (confirm) fireEvent.click(confirm)
    await waitFor(() => expect(toast()?.title).toBe('Synced to Cloud'))
    expect(named).toEqual([[sent]])
    expect(row('letter.pdf').getByText(/waiting for the connection/)).toBeVisible()
  })

  it('leave the device with a record that is not shared any more', async () => {
    const theirs = pdf('theirs.pdf')
    const { data: values, ...about } = someRecord(completeForm(), { role: 'EDITOR' })
    const place = `shared-record:v1:${about.recordId}`
    await fileStore(place).put(theirs)
    await fileStore().put(theirs)
    leaveDraft({ ...completeForm(), uploadedFiles: [{ name: 'theirs.pdf', size: 8 }] }, 'lineage', {
      cloud: { ...about, values, sent: {} },
    })
    localStorage.setItem(place, localStorage.getItem(draftKey) ?? '')
    localStorage.removeItem(draftKey)
    server.use(http.all('*/api/proofs/*', () => refusal(404, 'not_found', 'Record not found')))
    renderWizard({ path: `/?proof=${about.proofId}` })
    expect(await screen.findByText('theirs.pdf')).toBeVisible()
    expect(await stored(theirs, place)).not.toBeNull()
    press('Remove from this device')
    await waitFor(async () => expect(await stored(theirs, place)).toBeNull())
    // The same file waits in a draft of the visitor's own, too.
    expect(await stored(theirs)).not.toBeNull()
  })

  it('are removed by Start Fresh, from the device too', async () => {
    server.use(
      http.post('*/api/birth-records', () => refusal(423, 'locked', 'This record has been ordered.')),
    )
    const place = 'shared-record:v1:record-2'
    await fileStore(place).put(pdf('theirs.pdf'))
    await openReview({ printPreference: noPrints })
    press('Attest & Submit')
    fireEvent.click(await screen.findByRole('button', { name: 'Start Fresh' }))
    await waitFor(async () => expect(await stored(pdf())).toBeNull())
    // What waits in a record that is shared with the visitor is another matter.
    expect(await stored(pdf('theirs.pdf'), place)).not.toBeNull()
    expect(title()).toBe('Names & Identity')
    expect(JSON.stringify(localStorage)).not.toContain('letter.pdf')
  })
})

describe('a submission', () => {
  useServer()
  const file = { name: 'letter.pdf', size: 8, fileURL: `/api/objects/${'1'.repeat(32)}` }
  const receipt = {
    id: 'record-1',
    proofId: '01K7Q2M9XA',
    version: 1,
    createdAt: '2026-03-01T12:00:05.000Z',
    derivedData: { proofJobId: 'kq3vN0pXw2T8Zb1LrYc7Dg' },
  }
  const submit = async (values: object = {}) => {
    const sent: Record<string, unknown>[] = []
    server.use(
      http.post('*/api/birth-records', async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>)
        return HttpResponse.json(receipt, { status: 201 })
      }),
    )
    leaveDraft({ ...completeForm(), uploadedFiles: [file], ...values }, 'review')
    const view = renderWizard()
    await act(async () => void press('Attest & Submit'))
    await waitFor(() => expect(sent).toHaveLength(1))
    return { ...view, sent: sent[0] }
  }
  const copies = (answer: () => Response) => {
    const asked: Record<string, unknown>[] = []
    server.use(
      http.post('*/api/birth-records/upload-csv', async ({ request }) => {
        asked.push((await request.json()) as Record<string, unknown>)
        return answer()
      }),
    )
    return asked
  }

  it('carries the stored files; under "No Prints" they are kept and not sent', async () => {
    const first = await submit()
    expect(first.sent?.['uploadedFiles']).toEqual([file])
    first.unmount()
    localStorage.clear()
    const second = await submit({ printPreference: noPrints })
    expect(second.sent?.['uploadedFiles']).toEqual([])
    expect(draftFiles()).toEqual([file])
  })

  it('[API-012] has its record copied to the drive, without a word when that succeeds', async () => {
    const asked = copies(() => HttpResponse.json({ fileName: 'x.csv', version: 1 }))
    const { log, sent } = await submit()
    await waitFor(() => expect(asked).toEqual([{ ...sent, recordId: 'record-1' }]))
    await waitFor(() => expect(localStorage.getItem(copiesKey)).toBeNull())
    expect(log.toasts.map((toast) => toast.title)).not.toContain('Upload Error')
  })

  it('[ERR-011] [UPL-018] says "Upload Error" when the copy fails, and asks again at the next visit', async () => {
    copies(() => refusal(503, 'unavailable', 'The copy for the archive could not be made yet.'))
    const { log, unmount } = await submit()
    await waitFor(() =>
      expect(log.toasts).toContainEqual(
        expect.objectContaining({
          title: 'Upload Error',
          description: 'The copy for the archive could not be made yet.',
          variant: 'destructive',
        }),
      ),
    )
    expect(localStorage.getItem(copiesKey)).toBe('["record-1"]')
    unmount()
    const asked = copies(() => HttpResponse.json({ fileName: 'x.csv', version: 1 }))
    const { log: later } = renderWizard()
    await waitFor(() => expect(asked).toEqual([{ recordId: 'record-1' }]))
    await waitFor(() => expect(localStorage.getItem(copiesKey)).toBeNull())
    expect(later.toasts.map((toast) => toast.title)).not.toContain('Upload Error')
  })
})

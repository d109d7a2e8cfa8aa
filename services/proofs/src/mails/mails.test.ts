import { silentLogger } from '@shared/node/logger'
import { formOf, giveRecord, jobIdOf, referenceOf, startProofs } from '../testing/proofs-service'
import type { ProofsUnderTest } from '../testing/proofs-service'

let service: ProofsUnderTest
beforeAll(async () => {
  service = await startProofs(silentLogger())
})
afterAll(() => service.stop())
beforeEach(async () => {
  await service.reset()
  service.grants.set('record-1:visitor-1', 'OWNER')
})

const jobId = jobIdOf('job 1')
const done = async (form = formOf()) => {
  giveRecord(service, referenceOf(), form)
  await service.request(referenceOf())
  service.startWork()
  await service.until(jobId, 'done')
  await service.untilDelivered()
}
/** The newest e-mail that brings the link to the proof. */
const readyMail = async () => (await service.mails()).findLast(({ subject }) => subject?.includes('ready'))
const open = async () => expect(await service.openMail((await readyMail())?.['text'])).toBe(204)
const approved = async () => {
  await open()
  await approve()
}
const approve = async () => {
  await service.approve(jobId)
  await service.untilCompleted(jobId)
  await service.untilDelivered()
}
const successAddress =
  'https://codex.example/success?name=Amara+Okonkwo&email=parent%40example.org&Proof_ID=01ABCDEFGH'

describe('the e-mail before a record that was given up is removed', () => {
  it('[PRV-011] goes once for each day that is told, names the day and the ways out, and says nothing of the child', async () => {
    await done()
    const tell = (removesAt: string) =>
      service.tell({
        id: `ending ${removesAt}`,
        type: 'record.ending',
        payload: { recordId: 'record-1', removesAt, isSubmitted: true },
      })
    for (const day of ['2027-01-04', '2027-01-04', '2028-02-05'])
      expect(await tell(`${day}T10:00:00.000Z`)).toBe(204)
    const told = (await service.mails()).filter(({ subject }) => subject?.includes('will be removed'))
    expect(told.map(({ subject }) => subject)).toEqual([
      'A Birth Codex of yours will be removed on 4 January 2027',
      'A Birth Codex of yours will be removed on 5 February 2028',
    ])
    for (const part of ['text', 'html']) {
      expect(told[0]?.[part]).toContain(`https://codex.example/proof-review/${jobId}`)
      expect(told[0]?.[part]).toContain('https://codex.example/privacy/01ABCDEFGH')
      expect(told[0]?.[part]).not.toContain('Amara')
    }
  })
  it('[PRV-011] goes to nobody where the record has no address, which is no reason to tell again', async () => {
    service.records.shared.push({ recordId: 'record-2', proofId: '01ZZZZZZZZ', revision: 1 })
    const payload = { recordId: 'record-2', removesAt: '2027-01-04T10:00:00.000Z', isSubmitted: false }
    expect(await service.tell({ id: 'ending', type: 'record.ending', payload })).toBe(204)
    expect(await service.mails()).toEqual([])
  })
})

describe('the e-mail of a proof', () => {
  it('[PRF-027] goes once when it is ready, with its link, to the address that records knows', async () => {
    await done()
    const [mail, ...others] = await service.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'parent@example.org', recordId: 'record-1', attachments: [] })
    expect(mail?.['text']).not.toContain('leaves them out')
    expect(mail?.['subject']).toContain('Amara Okonkwo')
    for (const part of ['text', 'html'])
      expect(mail?.[part]).toContain(`https://codex.example/proof-review/${jobId}`)
  })
  it('[PRF-040] carries names of any script as they are, apart from the sentence around them, and none as markup', async () => {
    await done(formOf({ babyFirstName: 'ש. <b>شيماء</b>', babyLastName: 'नमस्ते "O’Neil" כהן.' }))
    const [mail] = await service.mails()
    const name = 'ש. <b>شيماء</b> नमस्ते "O’Neil" כהן.'
    // Initials and full stops within: they stand on the side on which the name goes on.
    expect(mail?.['subject']).toContain(`\u2068${name}\u2069`)
    expect(mail?.['text']).toContain(`\u2068${name}\u2069`)
    expect(mail?.['html']).toContain('<bdi>ש. &lt;b&gt;شيماء&lt;/b&gt; नमस्ते &quot;O’Neil&quot; כהן.</bdi>')
    expect(mail?.['html']).not.toContain('<b>')
  })
  it('names what cannot be printed, by the field in which it stands', async () => {
    const written = { babyFirstName: 'Amara 𒀀', babyBirthPlace: 'Home 🏡' }
    await done(formOf(written))
    expect((await readyMail())?.['text']).toContain(
      'in these answers, so the book leaves them out: Baby’s first name; Birth place. You can write them another way',
    )
    // To somebody who reads what comes to the address: the characters themselves.
    await open()
    const another = referenceOf({ recordId: 'record-2', proofJobId: jobIdOf('job of record 2') })
    giveRecord(service, another, formOf(written))
    await service.request(another)
    await service.until(another.proofJobId, 'done')
    await service.untilDelivered()
    const texts = (await service.mails()).map(({ text }) => text)
    expect(texts).toContainEqual(
      expect.stringContaining(
        'so the book leaves them out: 𒀀 (Baby’s first name); 🏡 (Birth place). You can write them another way',
      ),
    )
  })
  it('waits while records is away, and the proof is there all the same', async () => {
    giveRecord(service)
    await service.request(referenceOf())
    const { print } = service
    service.print = async (subject) => {
      const book = await print(subject)
      service.records.isAway = true
      return book
    }
    service.startWork()
    await service.until(jobId, 'done')
    expect(await service.mails()).toEqual([])
    service.records.isAway = false
    await service.store.connection.db
      ?.collection('proofjobs')
      .updateMany({}, { $set: { outboxDueAt: new Date(0) } })
    await service.untilDelivered()
    expect(await service.mails()).toHaveLength(1)
  })
})

describe('the e-mail of an approved proof', () => {
  const approvedMail = async () =>
    (await service.mails()).find(({ subject }) => subject?.includes('approved'))

  it('[PRF-028] brings the finished record, named in the outbox by its place in the object store', async () => {
    await done()
    await approved()
    const job = await service.untilCompleted(jobId)
    expect(await approvedMail()).toMatchObject({
      to: 'parent@example.org',
      attachments: [
        {
          filename: 'birth-codex-01ABCDEFGH.pdf',
          contentType: 'application/pdf',
          key: `proofs/${job.final?.archive.sha256}/codex.pdf`,
        },
      ],
    })
  })
  it.each([
    ['with the mark of the standard', '<pdfaid:part>2', true],
    ['without it', 'Nono', false],
  ])('[PRF-042] of a book %s: calls it PDF/A only where it is', async (_which, babyNicknames, isArchival) => {
    // The played book says what it is made of, the nicknames too.
    await done(formOf({ babyNicknames }))
    await approved()
    const mail = await approvedMail()
    expect(mail?.['text']).toContain('attached to this e\u2011mail')
    for (const part of ['text', 'html']) expect(mail?.[part]?.includes('PDF/A')).toBe(isArchival)
  })
  it('says what it brings, and what the birth has to tell', async () => {
    await done()
    await approved()
    const mail = await approvedMail()
    // No line ends within the word.
    expect(mail?.['text']).toContain('attached to this e\u2011mail: birth-codex-01ABCDEFGH.pdf, 3 pages')
    expect(mail?.['html']).not.toContain('e-mail')
    // Nothing is ordered yet.
    expect(mail?.['html']).toContain('See what comes next')
    expect(mail?.['text']).not.toMatch(/\bprint\b/)
    expect(mail?.['text']).toContain('Sun sign: Pisces')
    expect(mail?.['text']).toContain('Eastern zodiac: Fire Horse')
    // A trump has its number, by which it is found in packs that have another name for it.
    expect(mail?.['text']).toMatch(/Major arcanum: [A-Z][a-z][\w ]+ \((?:0|[IVX]+)\)/)
    expect(mail?.['html']).toContain('Fire Horse')
  })
  it('[SUC-014] leads to /success, as the one of the proof does', async () => {
    await done()
    await approved()
    const mails = await service.mails()
    expect(mails).toHaveLength(2)
    for (const mail of mails) {
      expect(mail['text']).toContain(successAddress)
      expect(mail['html']).toContain(successAddress.replaceAll('&', '&amp;'))
    }
  })
  it('is not sent before the finished record is there', async () => {
    await done()
    await open()
    let setBook = () => {}
    const gate = new Promise<void>((resolve) => (setBook = resolve))
    const { printFinal } = service
    service.printFinal = async (subject, form) => {
      await gate
      return printFinal(subject, form)
    }
    await service.approve(jobId)
    await service.until(jobId, 'running')
    await service.untilDelivered()
    expect(await approvedMail()).toBeUndefined()
    setBook()
    await service.untilCompleted(jobId)
    await service.untilDelivered()
    expect(await approvedMail()).toBeDefined()
  })
})

describe('an address at which nobody has opened the link yet', () => {
  const subjects = async () => (await service.mails()).map(({ subject }) => subject)
  const mailState = async () => (await service.get(`/api/proof/${jobId}`)).body.mail
  const ready = 'The Birth Codex proof of Amara Okonkwo is ready'
  const isApproved = 'The Birth Codex of Amara Okonkwo is approved'

  it('[INV-042] gets the e-mail of the proof only, with nothing that the sender wrote but the child’s name', async () => {
    const form = formOf({ babyBirthPlace: 'Call 0900 💰', babyNicknames: 'Buy this' })
    await done(form)
    await approve()
    expect(await subjects()).toEqual([ready])
    expect(await mailState()).toMatchObject({ kind: 'proof-approved', state: 'unconfirmed' })
    const mail = await readyMail()
    const said = `${mail?.['subject']} ${mail?.['text']} ${mail?.['html']}`
      .replaceAll(/https:\/\/codex\.example\S*/g, '')
      .replaceAll('Amara Okonkwo', '')
    const written = Object.values(form).filter((value) => typeof value === 'string' && value !== '')
    expect(written.filter((value) => said.includes(String(value)))).toEqual([])
    expect(said).not.toContain('💰')
    expect(mail?.['text']).toContain(
      'The finished record comes to this address once the link below has been opened.',
    )
  })
  it('[INV-042] gets the finished record the moment its link is opened, once, however often it is opened', async () => {
    await done()
    await approve()
    await open()
    await service.untilDelivered()
    expect(await subjects()).toEqual([ready, isApproved])
    expect(await mailState()).toMatchObject({ state: 'kept' })
    await Promise.all([open(), open()])
    await service.untilDelivered()
    expect(await subjects()).toHaveLength(2)
  })
  it('[INV-042] is not confirmed by whoever made the record: a mark of another proof, or of none, is refused', async () => {
    await done()
    const other = referenceOf({ recordId: 'record-2', proofJobId: jobIdOf('job of record 2') })
    giveRecord(service, other, formOf({ email: 'visitor@example.org' }))
    await service.request(other)
    await service.until(other.proofJobId, 'done')
    await service.untilDelivered()
    const own = (await service.mails()).find(({ to }) => to === 'visitor@example.org')
    const [, mark] = /#m=([\w.-]+)/.exec(own?.['text'] ?? '') ?? []
    expect(mark).toBeDefined()
    for (const wrong of [mark, 'none', `${mark}x`]) {
      const { status } = await service.post(`/api/proof/${jobId}/mail-opened`, { mark: wrong })
      expect(status).toBe(403)
    }
    expect((await service.post(`/api/proof/${jobIdOf('no job')}/mail-opened`, { mark })).status).toBe(404)
    await approve()
    expect(await subjects()).not.toContain(isApproved)
  })
  it('that was corrected while the book was made gets the link, and then the book', async () => {
    await done()
    await open()
    await service.stopWork()
    await service.approve(jobId)
    for (const { form } of service.records.versions) form.email = 'new@example.org'
    service.startWork()
    await service.untilCompleted(jobId)
    await service.untilDelivered()
    const toNew = async () => (await service.mails()).filter(({ to }) => to === 'new@example.org')
    const [first, ...others] = await toNew()
    expect(others).toEqual([])
    expect(first?.['text']).toContain('It has been approved.')
    expect(await service.openMail(first?.['text'])).toBe(204)
    await service.untilDelivered()
    expect((await toNew()).map(({ subject }) => subject)).toEqual([ready, isApproved])
  })
})

describe('delivery.changed', () => {
  const change = (id: string, email: string) => {
    for (const { form } of service.records.versions) form.email = email
    const payload = { recordId: 'record-1', version: 1, proofJobId: jobId }
    return service.tell({ id, type: 'delivery.changed', payload })
  }
  let known = new Set<string | undefined>()
  beforeEach(() => (known = new Set()))
  /** What has been sent since the last look: a database gives documents back in no particular order. */
  const sent = async () => {
    await service.untilDelivered()
    const mails = (await service.mails()).filter(({ _id }) => !known.has(_id))
    for (const { _id } of mails) known.add(_id)
    return mails.map(({ to, subject }) => `${to}: ${subject}`).sort()
  }
  const ready = 'The Birth Codex proof of Amara Okonkwo is ready'
  const isApproved = 'The Birth Codex of Amara Okonkwo is approved'

  it('[SUC-009] sends the latest e-mail again, to the new address', async () => {
    await done()
    expect(await sent()).toEqual([`parent@example.org: ${ready}`])
    expect(await change('change 1', 'new@example.org')).toBe(204)
    expect(await sent()).toEqual([`new@example.org: ${ready}`])
    await approved()
    expect(await sent()).toEqual([`new@example.org: ${isApproved}`])
    // Nobody has opened a link at this address yet: it gets the link first.
    await change('change 2', 'newer@example.org')
    expect(await sent()).toEqual([`newer@example.org: ${ready}`])
    const toNewer = (await service.mails()).find(({ to }) => to === 'newer@example.org')
    expect(await service.openMail(toNewer?.['text'])).toBe(204)
    expect(await sent()).toEqual([`newer@example.org: ${isApproved}`])
    const [again] = (await service.mails()).filter(
      ({ to, subject }) => to === 'newer@example.org' && subject === isApproved,
    )
    expect(again?.['attachments']).toHaveLength(1)
  })
  it('sends once for each change, however often its message comes', async () => {
    await done()
    await sent()
    await Promise.all(['change 1', 'change 1', 'change 1'].map((id) => change(id, 'new@example.org')))
    await change('change 1', 'new@example.org')
    expect(await sent()).toHaveLength(1)
    // The parent may have lost it: the same address again is another change.
    service.now = new Date(service.now.getTime() + 1000)
    await change('change 2', 'new@example.org')
    expect(await sent()).toHaveLength(1)
  })
  it('tells the former address once, and nothing of the record; not one that was the same', async () => {
    await done()
    await sent()
    service.records.former.set('change-1', 'parent@example.org')
    await Promise.all(['change-1', 'change-1'].map((id) => change(id, 'new@example.org')))
    await change('change-1', 'new@example.org')
    await change('change-2', 'new@example.org')
    await sent()
    const told = (await service.mails()).filter(({ subject }) => subject?.includes('taken out'))
    expect(told.map(({ to }) => to)).toEqual(['parent@example.org'])
    const { subject, text, html } = told[0] ?? {}
    expect(`${subject}${text}${html}`).not.toMatch(/Amara|Okonkwo|01ABCDEFGH|new@example|proof-review/)
  })
  it('leaves it to the e-mail that is still to come, which goes to the new address', async () => {
    giveRecord(service)
    expect(await change('change 0', 'new@example.org')).toBe(204)
    await service.request(referenceOf())
    await change('change 1', 'new@example.org')
    expect(await sent()).toEqual([])
    service.startWork()
    await service.until(jobId, 'done')
    expect(await sent()).toEqual([`new@example.org: ${ready}`])
  })
  it('sends nothing of an approval that a newer version has undone', async () => {
    await done()
    await approved()
    service.records.references[0] = referenceOf({ latestVersion: 2, latestProofJobId: jobIdOf('job 2') })
    await change('change 1', 'new@example.org')
    expect((await sent()).filter((line) => line.startsWith('new@'))).toEqual([])
  })
})

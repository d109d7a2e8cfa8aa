import { IDBFactory } from 'fake-indexeddb'
import { removeOldDrafts } from './old-drafts'

const day = 86_400_000
const now = Date.UTC(2026, 5, 20)
const draftOf = (daysAgo: number) => JSON.stringify({ form: {}, savedAt: now - daysAgo * day })

/** Puts entries into a database of the form, as the form does. */
const fill = (factory: IDBFactory, name: string, store: string, entries: Record<string, unknown>) =>
  new Promise<void>((resolve) => {
    const request = factory.open(name, 1)
    request.onupgradeneeded = () => void request.result.createObjectStore(store)
    request.onsuccess = () => {
      const transaction = request.result.transaction(store, 'readwrite')
      for (const [key, value] of Object.entries(entries)) transaction.objectStore(store).put(value, key)
      transaction.oncomplete = () => {
        request.result.close()
        resolve()
      }
    }
  })
const keysIn = (factory: IDBFactory, name: string, store: string) =>
  new Promise<IDBValidKey[]>((resolve) => {
    const request = factory.open(name)
    request.onsuccess = () => {
      const keys = request.result.transaction(store).objectStore(store).getAllKeys()
      keys.onsuccess = () => resolve(keys.result)
    }
  })

beforeEach(() => localStorage.clear())

it('removes drafts and unsent comments of more than 14 days with their copies and files, and leaves everything else', async () => {
  const factory = new IDBFactory()
  const kept = {
    'birth-form-draft:v2': draftOf(13),
    'shared-record:v1:new': draftOf(14),
    'codex-unsent-comment:01K7Q2M9XA:babyLastName:': draftOf(13),
    [`birth-form-draft:aside:${now - 2 * day}`]: 'nobody can read this',
    'birth-form-draft:v1': 'neither this',
    theme: draftOf(40),
  }
  const old = {
    'birth-form-draft': draftOf(15),
    'shared-record:v1:old': draftOf(15),
    'codex-unsent-comment:01K7Q2M9XA::': draftOf(15),
    [`birth-form-draft:aside:${now - 15 * day}`]: 'nobody can read this',
  }
  for (const [key, value] of Object.entries({ ...kept, ...old })) localStorage.setItem(key, value)
  await fill(factory, 'birth-form-draft', 'drafts', { latest: draftOf(15), other: draftOf(1) })
  await fill(factory, 'birth-form-files', 'files', {
    old: { name: 'a.png', savedAt: now - 15 * day, bytes: new ArrayBuffer(1) },
    new: { name: 'b.png', savedAt: now - day, bytes: new ArrayBuffer(1) },
  })
  const deps = { storage: () => localStorage, databases: () => factory, now: () => now }
  // Its own draft the form removes itself.
  await removeOldDrafts({ ...deps, isForm: true })
  const own = Object.keys({ ...kept, ...old }).filter(
    (key) => key in kept || key.startsWith('birth-form-draft'),
  )
  expect(Object.keys(localStorage).sort()).toEqual(own.sort())
  expect(await keysIn(factory, 'birth-form-files', 'files')).toHaveLength(2)

  await removeOldDrafts({ ...deps, isForm: false })
  expect(Object.keys(localStorage).sort()).toEqual(Object.keys(kept).sort())
  expect(await keysIn(factory, 'birth-form-draft', 'drafts')).toEqual(['other'])
  expect(await keysIn(factory, 'birth-form-files', 'files')).toEqual(['new'])
})

it('makes no database where there is none, and minds no browser that forbids storage', async () => {
  const factory = new IDBFactory()
  await removeOldDrafts({
    storage: () => localStorage,
    databases: () => factory,
    now: () => now,
    isForm: false,
  })
  expect(await factory.databases()).toEqual([])
  const forbid = () => {
    throw new DOMException('Not here', 'SecurityError')
  }
  await removeOldDrafts({ storage: forbid, databases: forbid, now: () => now, isForm: false })
})

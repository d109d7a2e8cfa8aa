import { IDBFactory } from 'fake-indexeddb'
import { removeRecordCopies } from './device-traces'

const inStore = (factory: IDBFactory, name: string, store: string, act: (objects: IDBObjectStore) => void) =>
  new Promise<IDBDatabase>((resolve) => {
    const request = factory.open(name, 1)
    request.onupgradeneeded = () =>
      void request.result.createObjectStore(store, store === 'files' ? { keyPath: 'key' } : {})
    request.onsuccess = () => {
      const transaction = request.result.transaction(store, 'readwrite')
      act(transaction.objectStore(store))
      transaction.oncomplete = () => {
        request.result.close()
        resolve(request.result)
      }
    }
  })
const keysOf = async (factory: IDBFactory, name: string, store: string) => {
  let keys: IDBRequest<IDBValidKey[]> | undefined
  await inStore(factory, name, store, (objects) => (keys = objects.getAllKeys()))
  return keys?.result
}

it('removes the lasting copy of an erased record’s draft and the files that wait with it, and no others', async () => {
  const factory = new IDBFactory()
  Object.defineProperty(window, 'indexedDB', { value: factory, configurable: true })
  const draft = JSON.stringify({ recordId: 'record-1' })
  localStorage.setItem('birth-form-draft:v2', draft)
  localStorage.setItem('shared-record:v1:record-1', draft)
  localStorage.setItem('shared-record:v1:record-2', '{}')
  await inStore(factory, 'birth-form-draft', 'drafts', (drafts) => {
    drafts.put(draft, 'latest')
    drafts.put('{}', 'shared-record:v1:record-2')
  })
  await inStore(factory, 'birth-form-files', 'files', (files) => {
    for (const place of ['birth-form-draft:v2', 'shared-record:v1:record-1', 'shared-record:v1:record-2'])
      files.put({ key: `${place} 3:foot.jpg` })
  })
  await removeRecordCopies('record-1', '01ABCDEFGH')
  expect(Object.keys(localStorage)).toEqual(['shared-record:v1:record-2'])
  expect(await keysOf(factory, 'birth-form-draft', 'drafts')).toEqual(['shared-record:v1:record-2'])
  expect(await keysOf(factory, 'birth-form-files', 'files')).toEqual(['shared-record:v1:record-2 3:foot.jpg'])
})

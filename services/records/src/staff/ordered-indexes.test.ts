import { startServiceStore } from '@shared/node/testing/service-store'
import type { ServiceStore } from '@shared/node/testing/service-store'
import { staffRecordModel, staffRecordsCollection } from './staff-record.model'

let store: ServiceStore
beforeAll(async () => {
  store = await startServiceStore('records')
  staffRecordModel(store.connection)
  await store.open()
})
afterAll(() => store.stop())

it('the indexes of the staff’s rows are ordered ones where an engine has others, and the same as ever where it has not', async () => {
  const { connection } = store
  const indexes = await connection.collection(staffRecordsCollection).indexes()
  expect(indexes.map(({ name }) => name).sort()).toEqual([
    '_id_',
    'createdAt_-1__id_-1',
    'tokens_1_createdAt_-1__id_-1',
  ])
  const { ferretdb } = (await connection.db?.command({ buildInfo: 1 })) ?? {}
  for (const index of indexes.filter(({ name }) => name !== '_id_'))
    expect(index).toMatchObject(ferretdb ? { enableOrderedIndex: 1 } : { v: 2 })
})

it('are left as they are where they have been built before, and built again where they were dropped', async () => {
  const rows = store.connection.collection(staffRecordsCollection)
  const model = staffRecordModel(store.connection)
  await model.createIndexes()
  await rows.dropIndexes()
  await rows.createIndex({ createdAt: -1, _id: -1 })
  await model.createIndexes()
  expect(await rows.indexes()).toHaveLength(3)
})

import { databaseNameOf } from './database'

describe("a service's database", () => {
  it.each([
    ['mongodb://127.0.0.1:27017', 'codex_records'],
    ['mongodb://127.0.0.1:27017/', 'codex_records'],
    ['mongodb://127.0.0.1:27017/?replicaSet=rs0', 'codex_records'],
    ['mongodb://a:b@one:1,two:2/family?authSource=admin', 'family_records'],
    ['mongodb+srv://cluster.example/birth%2Dcodex', 'birth-codex_records'],
  ])('behind %s is %s', (uri, name) => {
    expect(databaseNameOf(uri, 'records')).toBe(name)
  })
})

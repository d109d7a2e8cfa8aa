import { uriOfDatabase } from './testing'

describe('the server that MONGODB_URI names', () => {
  it.each([
    ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/db'],
    ['mongodb://127.0.0.1:27017/', 'mongodb://127.0.0.1:27017/db'],
    ['mongodb://a:1,b:2/other?replicaSet=rs', 'mongodb://a:1,b:2/db?replicaSet=rs'],
    ['mongodb://h?w=1', 'mongodb://h/db?w=1'],
    ['mongodb+srv://u:p@h', 'mongodb+srv://u:p@h/db?authSource=admin'],
    ['mongodb://u:p@h/users?w=1', 'mongodb://u:p@h/db?w=1&authSource=users'],
    ['mongodb://u:p@h/users?authSource=x', 'mongodb://u:p@h/db?authSource=x'],
  ])('%s gives %s', (given, expected) => {
    expect(uriOfDatabase(given, 'db')).toBe(expected)
  })
})

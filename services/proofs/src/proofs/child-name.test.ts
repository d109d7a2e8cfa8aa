import { wholeName } from '@shared/contracts/whole-name'
import { nameOf } from '@shared/insights/insights/name-of'

/** What pages and e-mails call a child is what its book calls it. */
it.each([
  ['Amara', 'Noor', 'Okafor-Lindqvist'],
  ['結衣', '', '鈴木'],
  ['小明', '', '王'],
  ['지우', '민준', '남궁'],
  ['マリア', 'ハナ', '山田'],
  ['Hana', '', '山田'],
  ['נועה', '', 'כהן'],
])('a child is called in one way: %s %s %s', (firstName, middleName, lastName) => {
  expect(wholeName(firstName, middleName, lastName)).toBe(
    nameOf({ firstName, middleName, lastName, birth: { date: '2026-04-21' } }).whole,
  )
})

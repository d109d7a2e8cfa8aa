import { wholeName } from '@shared/contracts/whole-name'
import { printedNameOf } from '../rendering/name-parts'

/** What pages, e-mails and readings call a child is what its certificate bears. */
it.each([
  ['Amara', 'Noor', 'Okafor-Lindqvist'],
  ['結衣', '', '鈴木'],
  ['エマー', '', '鈴木'],
  ['小明', '', '王'],
  ['지우', '민준', '남궁'],
  ['マリア', 'ハナ', '山田'],
  ['Hana', '', '山田'],
  ['נועה', '', 'כהן'],
])('a child is called in one way: %s %s %s', (first, middle, last) => {
  const letters = (text: string) => text.replace(/\s/gu, '')
  expect(letters(printedNameOf({ first, middle, last }).words.join(' '))).toBe(
    letters(wholeName(first, middle, last)),
  )
})

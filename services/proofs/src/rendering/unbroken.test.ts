import { unbrokenDates, unbrokenEnd, unbrokenRule } from './unbroken'

const shown = (text: string) => text.replaceAll('\u00A0', '~').replaceAll('\u2011', '=')

describe('what no line may end within', () => {
  it.each([
    ['was born on 14 February 2010, with the Sun', 'was born on 14~February~2010, with the Sun'],
    ['with 11 Sek in the year of the fields', 'with 11~Sek in the year of the fields'],
    ['the day is 15 Messidor of the year 222', 'the day is 15~Messidor of the year 222'],
    ['at 13:42 UTC', 'at 13:42~UTC'],
    ['About November 2053 it comes back', 'About November~2053 it comes back'],
    ['By 2026 Amara will be 3.4 Moons old', 'By 2026 Amara will be 3.4 Moons old'],
  ])('in running text: %s', (text, expected) => expect(shown(unbrokenDates(text))).toBe(expected))

  it.each([
    ['2 + 1 = 3.', '2~+~1~=~3.'],
    ['for 10:30 UTC.', 'for~10:30~UTC.'],
    ['Stone of the month by the list of 1912.', 'Stone of the month by the list~of~1912.'],
    ['Weekday of 1 February 2022.', 'Weekday of 1~February~2022.'],
    ['43° 39′ N', '43°~39′~N'],
    ['Stems: wood 3, fire 1, earth 2.', 'Stems: wood~3, fire~1,~earth~2.'],
    ['(O. H. Richmond, 1893).', '(O.~H.~Richmond,~1893).'],
    ['for 00:08 UTC on 18 September 2024.', 'for~00:08~UTC on~18~September~2024.'],
    ['Letters A to I are 1 to 9, and round again', 'Letters A to I are 1~to~9, and~round~again'],
  ])('in a rule of the margin: %s', (rule, expected) => expect(shown(unbrokenRule(rule))).toBe(expected))

  it.each([
    ['and the rhyme has never been contradicted.', 'and the rhyme has never been~contradicted.'],
    ['for gifts that ripen before they are shown.', 'for gifts that ripen before they~are~shown.'],
    [
      'with a name of Wolfeschlegelsteinhausenbergerdorff',
      'with a name of Wolfeschlegelsteinhausenbergerdorff',
    ],
    ['of father and child are eleven and twenty-two.', 'of father and child are eleven and~twenty=two.'],
    ['on one’s own: the looking-glass twin.', 'on one’s own: the looking=glass~twin.'],
    ['a well-known name, and the best of names', 'a well-known name, and the best~of~names'],
    ['alone', 'alone'],
    ['', ''],
  ])('at the end of a text: %s', (text, expected) => expect(shown(unbrokenEnd(text))).toBe(expected))
})

import { unspacedWordsIn } from './unspaced-words'

describe('the words of a long name without spaces', () => {
  it.each([
    // A double consonant closes one syllable and opens the next.
    'ปุญญา|พร|ก้อง|เกียรติ|ชื่น|ฤทัย',
    // A consonant alone is no syllable.
    'ปุญญา|พร|ปุญญา|พร|ปุญญาพ',
    'ບຸນ|ມີ|ສີ|ສຸວັນ|ຊື່ນ',
    'សុវណ្ណារ៉ា|ច័ន្ទ|ស្រីមុំ',
    'အောင်|ဆန်း|စု|ကြည်|မြင့်|ဦး',
  ])('are told: %s', (name) => {
    const words = name.split('|')
    const run = words.join('')
    expect(unspacedWordsIn(`In “${run}”, ${run}’s words`)).toEqual({ [run]: words })
  })

  it('are told of no name that stands on one line, and of no other script', () => {
    expect(
      unspacedWordsIn('ปุญญาพร ก้องเกียรติ Wolfeschlegelsteinhausenbergerdorff კონსტანტინეკონსტანტინე'),
    ).toEqual({})
  })
})

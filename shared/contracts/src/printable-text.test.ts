import { printableText } from './printable-text'

describe('printableText', () => {
  it.each([
    ['  Anna \t Maria\n', 'Anna Maria'],
    ['Amara 👶🏽', 'Amara'],
    ['👨‍👩‍👧', ''],
    ['Ok👨‍👩‍👧afor', 'Okafor'],
    ['Per 🇸🇪 Olof 1️⃣', 'Per Olof 1'],
    ['\u202Eevil\u202C', 'evil'],
    ['a\u0000b\u0007', 'ab'],
    ['\uD800x', 'x'],
    ['e\u0301', 'é'],
    ['Z\u0323\u0324\u0301\u0302\u0303\u0304\u0308oe', 'Ẓ\u0324\u0301\u0302oe'],
    ['Amara𒀀 𐌰', 'Amara'],
    [undefined, ''],
  ])('%j becomes %j', (typed, printed) => {
    expect(printableText(typed)).toBe(printed)
  })

  it.each([
    ["Niamh O'Shea-D'Arcy", 'Niamh O’Shea-D’Arcy'],
    ["Ng'ang'a", 'Ng’ang’a'],
    ["Мар'яна", 'Мар’яна'],
    ["A\u0331'B", 'A\u0331’B'],
    // Neither a measure nor a quotation, and no letter of Hebrew, is made another.
    ["5'10", "5'10"],
    ["'Bo' Li", "'Bo' Li"],
    ["צ'רלי", "צ'רלי"],
    ["van 't Hoff", "van 't Hoff"],
  ])('sets the apostrophe within a word as printers do: %j as %j', (typed, printed) => {
    expect(printableText(typed)).toBe(printed)
  })

  it('keeps the joiners that Persian and Devanagari write with', () => {
    expect(printableText('می‌خواهم')).toBe('می‌خواهم')
    expect(printableText('क्‍ष')).toBe('क्‍ष')
  })
})

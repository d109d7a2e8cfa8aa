import { createPlainText } from './plain-text'

const inPieces = (markdown: string, letters: number) => {
  const plain = createPlainText()
  let text = ''
  for (let at = 0; at < markdown.length; at += letters) text += plain.add(markdown.slice(at, at + letters))
  return text + plain.end()
}
/** What is told of a text that goes on. */
const toldOf = (markdown: string) => createPlainText().add(markdown)

const written: readonly (readonly [markdown: string, plain: string])[] = [
  [
    'By its true place, every hour.\n\nIt has eight\nphases!',
    'By its true place, every hour.\n\nIt has eight\nphases!',
  ],
  [
    'The **moon** is *told* from ***its*** __true__ _place_, `so` ~~not~~.',
    'The moon is told from its true place, so not.',
  ],
  [
    '# The moon\n\nIt has:\n- **New**: one\n- Full\n  - of *March*\n\nAnd so on.',
    'The moon\n\nIt has:\n• New: one\n• Full\n  • of March\n\nAnd so on.',
  ],
  ['* one\n\n* two', '• one\n• two'],
  ['1. One\n2. *Two*\n\n7) Seven', '1. One\n2. Two\n\n7) Seven'],
  ['- [x] done', '• done'],
  ['> As *told*.\n\n---\n\nSo.', 'As told.\n\nSo.'],
  [
    'See [the guide](https://example.org/a_b?c=1), https://example.org/d and www.example.org.',
    'See the guide (https://example.org/a_b?c=1), https://example.org/d and www.example.org.',
  ],
  ['Not [this](javascript:alert(1)), nor ![a moon](https://example.org/x.png).', 'Not this, nor a moon.'],
  ['<div>\n<b>Bold</b></div>\n\n<br> and <i>more</i>, 1 < 2.', 'Bold\n\nand more, 1 < 2.'],
  ['| Name | Angle |\n| --- | --- |\n| **New** | 0 |', 'Name, Angle\nNew, 0'],
  ['```js\nconst a = b * c\n```\n\nSo.', 'const a = b * c\n\nSo.'],
  // Figures and names keep what is no mark.
  [
    '2*3*4 = 24, 5 * 6 = 30, snake_case_word, ~5, a\\*b, [a list], C# & co',
    '2*3*4 = 24, 5 * 6 = 30, snake_case_word, ~5, a*b, [a list], C# & co',
  ],
  [
    'Sun &amp; Moon, 1 &lt; 2, &#8220;so&#x201D;, caf&eacute;, AT&T; R&D &',
    'Sun & Moon, 1 < 2, “so”, caf&eacute;, AT&T; R&D &',
  ],
  ['`&amp;` is *&amp;*', '&amp; is &'],
  ['القمر **يُحسب** من موضعه.\n\n- هلال', 'القمر يُحسب من موضعه.\n\n• هلال'],
  // Where the tokens of an answer ended.
  ['The **moon** is **computed fr …', 'The moon is computed fr …'],
]

it.each(written)('%j has no marks, whole or in pieces', (markdown, plain) => {
  for (const letters of [markdown.length, 1, 2, 3, 7])
    expect([letters, inPieces(markdown, letters)]).toEqual([letters, plain])
})

it.each([
  ['By its true', 'By its true'],
  ['The **mo', 'The'],
  ['The **moon** is', 'The moon is'],
  ['See [the guide](https://exam', 'See'],
  ['It has:\n-', 'It has:'],
  ['It has:\n- **New**: the', 'It has:\n• New: the'],
  ['A *star\n\nshines', 'A *star\n\nshines'],
])('of %j it tells %j at once: whatever no mark can change any more', (markdown, told) => {
  expect(toldOf(markdown)).toBe(told)
})

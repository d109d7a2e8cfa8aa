import { loneNameIn, namesBeside, namesInOtherLetters, namesOfAll } from './several-names'

const known = new Set('Amélie Agnes Gudrun Siegfried Rafael Raphael Katherine Catherine Will'.split(' '))
const isName = (word: string) => known.has(word)
const isHeld = (term: string) => term === 'proof'

describe('names beside one another', () => {
  it('where names are compared a blank divides them', () => {
    const never = () => false
    expect(namesBeside('difference Katherine Catherine', isName, never, true)).toEqual([
      'Katherine',
      'Catherine',
    ])
    expect(namesBeside('difference Katherine Catherine', isName, never)).toEqual([])
    expect(namesBeside('Katherine and Catherine', isName, never)).toEqual(['Katherine', 'Catherine'])
  })

  it.each([
    ['Grandma was Gudrun, grandpa Siegfried, what did those mean', ['Gudrun', 'Siegfried']],
    ['Rafael, Raphael?', ['Rafael', 'Raphael']],
    ['Gudrun invited Siegfried yesterday', []],
  ])('all of them in ‘%s’', (message, names) => {
    expect(namesOfAll(message, isName)).toEqual(names)
  })

  it.each([
    ['whats Amélie in the end, hard working?', 'Amélie'],
    ['my nan was an Agnes, thinking of using it. sheep or something?', 'Agnes'],
    ['Will it rain on saturday, what is it called', undefined],
    ['what was the first song playing when Agnes was born', undefined],
    ['whats Agnes and Gudrun in the end', undefined],
  ])('one that may be asked of in ‘%s’: %s', (message, name) => {
    expect(loneNameIn(message, isName, isHeld)).toBe(name)
  })
})

describe('names in other letters', () => {
  const isListed = (word: string) => ['მზია', 'Мария', 'ليلى'].includes(word)

  it.each([
    ['น้ำทิพย์ မြန်မာ მზია தமிழ்', ['น้ำทิพย์', 'မြန်မာ', 'მზია', 'தமிழ்']],
    ['მზია, Мария and ليلى', ['მზია', 'Мария', 'ليلى']],
    ['မြန်မာ', ['မြန်မာ']],
    // The row of Thai words is a question.
    ['მზია ชื่อนี้หมายความว่าอะไร', ['მზია']],
    ['what does მზია mean', undefined],
    ['Мария', undefined],
    ['Мария кто', undefined],
    ['ใครเห็นหนังสือ', undefined],
    ['3 মে 2024', undefined],
  ])('%s: %j', (message, names) => {
    expect(namesInOtherLetters(message, isListed)).toEqual(names)
  })
})

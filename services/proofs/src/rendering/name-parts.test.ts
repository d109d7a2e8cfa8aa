import { printedNameOf, wordsOf } from './name-parts'

describe('printedNameOf', () => {
  it('keeps particles with the word after them', () => {
    expect(wordsOf('von der Leyen')).toEqual(['von\u00A0der\u00A0Leyen'])
    expect(wordsOf('García y Márquez')).toEqual(['García', 'y\u00A0Márquez'])
    expect(wordsOf('De')).toEqual(['De'])
  })

  it('puts the family first in Han and Hangul names only', () => {
    expect(printedNameOf({ first: '语晨', last: '林' })).toMatchObject({ words: ['林', '语晨'], familyAt: 0 })
    expect(printedNameOf({ first: '하늘', last: '김' })).toMatchObject({
      words: ['김', '하늘'],
      language: 'ko',
    })
    expect(printedNameOf({ first: 'Mei', last: '林' })).toMatchObject({ words: ['Mei', '林'], familyAt: 1 })
    expect(printedNameOf({ first: 'Amara', middle: 'Noor', last: 'Eze' })).toMatchObject({
      familyAt: 2,
      language: 'en',
    })
  })

  it('tells Japanese from Chinese by the company a name keeps', () => {
    expect(printedNameOf({ first: '美咲', last: '田中' }, ['東京'])).toMatchObject({ language: 'zh' })
    expect(printedNameOf({ first: '美咲', last: '田中' }, ['さいたま'])).toMatchObject({ language: 'ja' })
  })

  it('tells whose Han characters they are by nationality, then place, then the name itself', () => {
    const languageOf = (first: string, ...homes: string[]) =>
      printedNameOf({ first, last: '林' }, ['さいたま'], homes).language
    expect(languageOf('美咲', 'Korean', 'Asia/Tokyo')).toBe('ko')
    expect(languageOf('美咲', '', 'Asia/Taipei')).toBe('zh-TW')
    expect(languageOf('美咲', 'American', 'America/New_York', 'Taipei, Taiwan')).toBe('zh-TW')
    expect(languageOf('美咲', 'Chinese', 'Asia/Tokyo')).toBe('zh')
    expect(languageOf('書豪', 'Chinese')).toBe('zh-TW')
    expect(languageOf('书豪', 'Chinese')).toBe('zh')
    expect(languageOf('さくら', 'Korean')).toBe('ja')
  })

  it('a name may be empty', () => {
    expect(printedNameOf({ first: ' ', middle: null, last: '🦄' })).toMatchObject({ words: [] })
  })
})

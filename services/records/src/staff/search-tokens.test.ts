import { tokensOfIds, tokensOfSearch, tokensOfTexts } from './search-tokens'

/** Whether a search finds a record with this name. */
const finds = (search: string, ...texts: string[]): boolean => {
  const kept = new Set(tokensOfTexts(texts))
  const wanted = tokensOfSearch(search)
  return wanted !== null && wanted.length > 0 && wanted.every((token) => kept.has(token))
}

it.each([
  ['jose', 'José García'],
  ['JOSÉ', 'Jose Garcia'],
  ['garc', 'José García'],
  ['weiss', 'Anna Weiß'],
  ['WEISS', 'Anna Weiß'],
  ['weiß', 'Anna Weiss'],
  ['ake', 'Åke Ångström'],
  ['lukasz', 'Łukasz'],
  ['soren', 'Søren'],
  ['bjork', 'Björk Þórsdóttir'],
  ['thors', 'Björk Þórsdóttir'],
  ['istanbul', 'İstanbul'],
  ['ismail', 'Ismail'],
  ['nguyen', 'Nguyễn Thị Hồng'],
  ['filip', 'ﬁlip'],
  ['Фёдор', 'федор'],
  ['алексей', 'АЛЕКСЕИ'],
  ['Γιώργος', 'γιωργοσ'],
  ['محمد', 'مُحَمَّد'],
  ['احمد', 'أحمد'],
  ['小明', '王小明'],
  ['王', '王小明'],
  ['さくら', '山田さくら'],
  ['민준', '김민준'],
  ['ชาย', 'สมชาย'],
  ['प्रिया', 'प्रिया शर्मा'],
  ['brien', 'Sean O’Brien'],
  ["o'brien", 'Sean OBrien'],
  ['obrien', "Sean O'Brien"],
  ['lindqvist', 'Amara Okonkwo-Lindqvist'],
  ['okonkwo-lind', 'Amara Okonkwo-Lindqvist'],
  ['lindq amara', 'Amara Okonkwo-Lindqvist'],
  ['parent@exam', 'parent@example.org'],
  ['smith', '小明Smith'],
])('[ADM-030] %s finds %s', (search, text) => expect(finds(search, text)).toBe(true))

it.each([
  ['ose', 'José'],
  ['josef', 'José'],
  ['明王', '王小明'],
  ['jose maria', 'José García'],
  ['.*', 'José'],
  ['j.*e', 'José'],
  ['^jose$ %', 'Anna'],
])('[ADM-030] %s does not find %s', (search, text) => expect(finds(search, text)).toBe(false))

it('chooses nothing for blanks, and fits nothing for signs alone', () => {
  expect(tokensOfSearch('  \t ')).toEqual([])
  expect(tokensOfSearch('.* %_ $')).toBeNull()
})

it('finds a record by the beginning of its id, as it is copied, and of a Proof ID', () => {
  const kept = tokensOfIds(['3f2a90bc-1d2e-4f5a-8b9c-0123456789ab', '01AB9XYZ77'])
  expect(kept).toEqual(expect.arrayContaining(tokensOfSearch('3f2a90bc-1d') ?? []))
  expect(kept).toEqual(expect.arrayContaining(tokensOfSearch('3F2A90BC') ?? []))
  expect(kept).toEqual(expect.arrayContaining(tokensOfSearch('01ab9xyz77') ?? []))
  expect(kept).not.toEqual(expect.arrayContaining(tokensOfSearch('3f2a90bc-1e') ?? []))
})

it('is bounded, whatever is written', () => {
  expect(tokensOfTexts(['a'.repeat(100_000)])).toHaveLength(16)
  expect(tokensOfTexts(Array.from({ length: 1000 }, (_, at) => `w${at}x${at}`)).length).toBeLessThanOrEqual(
    400,
  )
  expect(tokensOfSearch('a b c d e f g h i j k l m')?.length).toBeLessThanOrEqual(8)
})

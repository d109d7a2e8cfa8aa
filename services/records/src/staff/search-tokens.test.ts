import { pairsOfSearch, tokensOfRecord, tokensOfSearch } from './search-tokens'

/** Whether a search finds a record with this name. */
const finds = (search: string, ...texts: string[]): boolean => {
  const kept = new Set(tokensOfRecord([], texts))
  const wanted = tokensOfSearch(search)
  if (!wanted?.length || !wanted.every((token) => kept.has(token))) return false
  // What is found by each word is found by each two.
  expect([...kept]).toEqual(expect.arrayContaining(pairsOfSearch(wanted)))
  return true
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
  ['memmedov', 'Leyla Məmmədova'],
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
  ['obr sea', 'Sean O’Brien'],
  ['exam amar okon', 'Amara Okonkwo parent@example.org'],
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
  const kept = tokensOfRecord(['3f2a90bc-1d2e-4f5a-8b9c-0123456789ab', '01AB9XYZ77'], [])
  expect(kept).toEqual(expect.arrayContaining(tokensOfSearch('3f2a90bc-1d') ?? []))
  expect(kept).toEqual(expect.arrayContaining(tokensOfSearch('3F2A90BC') ?? []))
  expect(kept).toEqual(expect.arrayContaining(tokensOfSearch('01ab9xyz77') ?? []))
  expect(kept).not.toEqual(expect.arrayContaining(tokensOfSearch('3f2a90bc-1e') ?? []))
})

it('pairs words by their beginnings, in any order, but no ids and no short ones', () => {
  expect(pairsOfSearch(tokensOfSearch('maria garc') ?? [])).toEqual(['gar+mar'])
  expect(pairsOfSearch(tokensOfSearch('GARCÍA mar') ?? [])).toEqual(['gar+mar'])
  expect(pairsOfSearch(tokensOfSearch('maria mar') ?? [])).toEqual([])
  expect(pairsOfSearch(tokensOfSearch('maria jo 01ab9 小明') ?? [])).toEqual([])
  expect(tokensOfRecord([], ['José María', 'García'])).toEqual(
    expect.arrayContaining(['gar+jos', 'gar+mar', 'jos+mar']),
  )
})

it('is bounded, whatever is written', () => {
  expect(tokensOfRecord([], ['a'.repeat(100_000)])).toHaveLength(16)
  const words = Array.from({ length: 1000 }, (_, at) => `w${at}x${at}`)
  expect(tokensOfRecord([], words)).toHaveLength(400)
  expect(tokensOfSearch('a b c d e f g h i j k l m')?.length).toBeLessThanOrEqual(8)
})

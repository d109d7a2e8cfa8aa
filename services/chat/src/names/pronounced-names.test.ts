import pronounced from './data/pronounced.json'
import { soundOfName } from './pronounced-names'

it('tells how a name is said, by its spelling', () => {
  expect(soundOfName('aoife')?.text).toBe('Aoife is said EE-fa, as readers of English would write it.')
  expect(soundOfName('Zzyzx')).toBeUndefined()
})

it('has one stressed syllable in each way of saying a name', () => {
  const odd = Object.entries(pronounced).flatMap(([name, said]) =>
    said
      .replace(/,.*$/, '')
      .split(' or ')
      .filter((way) => !/^[a-z-]*(?:[A-Z]+)[a-z-]*$/.test(way))
      .map((way) => `${name}: ${way}`),
  )
  expect(odd).toEqual([])
})

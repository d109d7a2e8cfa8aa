import { growthOf } from '@shared/node/testing/linear-time'
import { isCommonPassword } from './common-passwords'

it.each([
  'qwerty123456',
  'QWERTY123456',
  'passwordpassword',
  'Password12345!',
  '!!dragondragon!!',
  '000000000000',
  'ababababcabc',
  'ingridsen2026',
  'ingridsen@archive.test',
  'BirthCodex!!',
])('finds %s common', (password) => {
  expect(isCommonPassword(password, 'IngridSen@archive.test')).toBe(true)
})

it.each(['correct horse battery', 'wrens nest in march', 'мойдомувеки77', 'ingrid sent 4 letters'])(
  'takes %s',
  (password) => {
    expect(isCommonPassword(password, 'ingrid')).toBe(false)
  },
)

it.each(['1', 'a', 'a1', '!a'])('takes linear time, of %j written again and again too', async (part) => {
  const { isLinear } = await growthOf(
    (size) => () => isCommonPassword(`${part.repeat(size / part.length)}x1`, 'ingrid'),
    2048,
  )
  expect(isLinear).toBe(true)
})

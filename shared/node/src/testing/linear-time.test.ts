import { growthOf } from './linear-time'

it('finds what takes quadratic time, and nothing else', async () => {
  const quadratic = /a+b/
  const linear = /(?<!a)a+b/
  const tried = (expression: RegExp) => growthOf((size) => () => expression.test('a'.repeat(size)), 1500)
  expect((await tried(quadratic)).isLinear).toBe(false)
  expect((await tried(linear)).isLinear).toBe(true)
})

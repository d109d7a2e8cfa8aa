import { createFormsOfName } from './forms-of-name'
import { listedLanguages } from './listed-languages'
import { createNameIndex } from './name-index'

const formsOf = createFormsOfName(createNameIndex(listedLanguages()))

it('the forms of a name are told with their language and sex where one has them', () => {
  const text = formsOf('John')?.text ?? ''
  expect(text).toMatch(/^Forms of John in my list: /)
  expect(text).toContain('Giovanni (Italian)')
  expect(text).toMatch(/, and \d+ more\.$/)
  expect(formsOf('Theodore')?.text).toContain('Theodora (feminine)')
})

it('any form leads to the others, and is not told of itself', () => {
  const text = formsOf('giovanni')?.text ?? ''
  expect(text).toContain('Forms of John in my list: John')
  expect(text).not.toMatch(/Giovanni\b/)
})

it('nothing is told of a name that is not in the list', () => expect(formsOf('Xqtharlo')).toBeUndefined())

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

it('short forms are those that are usual for the name as it is spelled', () => {
  expect(formsOf('theodore', { areShort: true })?.text).toBe(
    'Usual short forms of Theodore: Theo, Ted, Teddy, Teo.',
  )
  expect(formsOf('Isabella', { areShort: true })?.text).not.toContain('Betty')
})

it('the usual forms of other languages are told before the many spellings of its own', () => {
  const text = formsOf('Catherine')?.text ?? ''
  expect(text).toContain('Katharina (German)')
  expect(text.indexOf('Caterina (Italian)')).toBeLessThan(text.indexOf('Cathy'))
})

it('the names that one is short for are told, the usual ones first', () => {
  expect(formsOf('Ellie', { areFull: true })?.text).toMatch(
    /^Ellie is usual as a short form of Eleanor, Elizabeth/,
  )
  expect(formsOf('Kuba', { areFull: true })?.text).toContain('Jakub')
  expect(formsOf('Catherine', { areFull: true })).toBeUndefined()
})

it('a name of the other sex is told beside the forms, or that there is none', () => {
  expect(formsOf('Oliver', { sex: 'feminine' })?.text).toContain(
    'The usual name beside Oliver for girls: Olivia.',
  )
  expect(formsOf('Wolfgang', { sex: 'feminine' })?.text).toBe('My list has no form of Wolfgang for girls.')
})

it('the name beside one that both have is of the sex that is asked for', () => {
  expect(formsOf('Jean', { sex: 'feminine' })?.text).not.toContain('for girls: John')
  expect(formsOf('Jean', { sex: 'masculine' })?.text).toContain('for boys: John')
  expect(formsOf('Andrea', { sex: 'feminine' })?.text).not.toContain('for girls: Andrew')
  expect(formsOf('Andrew', { sex: 'feminine' })?.text).toContain('for girls: Andrea')
})

it('the usual form in another language is of the sex of the name that is asked for', () => {
  expect(formsOf('Giuseppina', { language: 'English' })?.text).toContain(
    'The English form of Giuseppina in my list: Josephine.',
  )
  expect(formsOf('Giuseppe', { language: 'English' })?.text).toContain(
    'The English form of Giuseppe in my list: Joseph.',
  )
})

it('forms that begin as the asked one come first', () => {
  expect(formsOf('Isabel')?.text).toMatch(/^Forms of Elizabeth in my list: Elizabeth, Isabel/)
})

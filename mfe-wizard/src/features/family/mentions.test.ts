import { handlesOf, mentionsIn, typedMention } from './mentions'
import { somePerson } from './testing/family-service'

const people = [
  somePerson('owner', 'OWNER'),
  somePerson('marta', 'EDITOR'),
  somePerson('marta.lind', 'VIEWER'),
  { ...somePerson('marta', 'VIEWER'), id: 'other-marta', email: 'Marta@posteo.se' },
  { ...somePerson('märta', 'VIEWER'), email: 'märta@telia.se' },
]
const handles = handlesOf(people)
const mentioned = (text: string) => mentionsIn(text, handles).map(({ personId }) => personId)

it('names people by the part before the @, or by the whole address where that is not theirs alone', () => {
  expect(handles.map(({ handle }) => handle)).toEqual([
    'owner',
    'marta@telia.se',
    'marta.lind',
    'marta@posteo.se',
    'märta',
  ])
})

it.each([
  ['@owner', ['owner']],
  ['(@Owner), please', ['owner']],
  ['@märta. Tack', ['märta']],
  ['@marta.lind and @marta@posteo.se!', ['marta.lind', 'other-marta']],
  ['@owners @ownerä @owner.x x@owner', []],
  ['@ owner', []],
])('finds in %j whom it mentions', (text, expected) => {
  expect(mentioned(text)).toEqual(expected)
})

it('says where a mention stands', () => {
  expect(mentionsIn('Så, @märta!', handles)).toEqual([{ start: 4, end: 10, personId: 'märta' }])
})

it.each([
  ['@', 1, ''],
  ['Ask @ma', 7, 'ma'],
  ['Ask @Ma now', 7, 'ma'],
  ['(@marta@te', 10, 'marta@te'],
  ['mail@marta', 10, null],
  ['@marta ', 7, null],
])('in %j with the caret at %d the name that is typed is %j', (text, caret, query) => {
  expect(typedMention(text, caret)?.query ?? null).toBe(query)
})

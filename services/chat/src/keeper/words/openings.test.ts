import { opening } from './openings'

const opened = new RegExp(`^${opening}when was she born$`)

it.each([
  'when was she born',
  'and when was she born',
  'ok, and can you tell me when was she born',
  'so please tell me when was she born',
])('‘%s’ asks one thing', (message) => expect(message).toMatch(opened))

it.each(['not when was she born', 'sowhen was she born', 'and, he says, when was she born'])(
  '‘%s’ is no question that is only opened',
  (message) => expect(message).not.toMatch(opened),
)

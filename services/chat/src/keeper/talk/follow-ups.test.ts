import { followUpOf, likeliestFollowUp } from './follow-ups'
import { namedPassages } from '../knowledge/named-passages'
import { passagesOf } from '../knowledge/passages'

const meant = (question: string, before: string) =>
  followUpOf(question, before) ?? likeliestFollowUp(question, [before])

it.each([
  ['can i take it back?', 'family/invite', 'family/withdraw'],
  ['can he approve it too?', 'family/comments', 'proof/who-approves'],
  ['what if she forgets it?', 'family/passcode', 'family/passcode-forgotten'],
  ['do i have to?', 'family/sync', 'family/sync-optional'],
  ['even your staff?', 'privacy/who-sees', 'privacy/staff-see'],
  ['does it set cookies?', 'partner/widget', 'partner/cookie'],
  ['is it free?', 'mya/guide', 'guide/free'],
  ['even if i close the browser?', 'form/draft-kept', 'form/draft'],
  ['and after i submit?', 'form/draft', 'form/draft-submitted'],
  ['and a pdf?', 'form/file-kinds', 'form/file-kinds'],
  ['what about videos', 'form/files', 'form/file-kinds'],
  ['what if he loses the email', 'family/invite', 'family/resend'],
  ['until when?', 'proof/correct', 'proof/lock-when'],
  ['and for 7?', 'insight/life-path', 'value/life-path/7'],
  ['what about leo then', 'insight/rising', 'value/rising/leo'],
  ['the fool', 'system/tarot', 'value/card/the-fool'],
  ['and if he comes on 3 may 2026?', 'mya/conception', 'mya/conception'],
  ['can i take it back?', 'proof/approve', 'proof/undo'],
  ['and for the twins?', 'insight/life-path', 'system/twins-alike'],
  ['can I make it longer?', 'form/draft', 'form/time-left'],
  ['who is able to see that', 'form/draft', 'privacy/draft-shared-computer'],
])('%s after %s: %s', (question, before, id) => {
  expect(meant(question, before)).toBe(id)
  expect([...passagesOf({}), ...namedPassages].map((passage) => passage.id)).toContain(id)
})

it.each([
  ['do i have to sign in?', 'family/sync'],
  ['does it set cookies?', 'privacy/who-sees'],
  ['is it free of watermarks?', 'proof/proof'],
  ['and 77?', 'insight/life-path'],
  ['the fool', 'proof/price'],
  ['and a pdf?', 'proof/proof'],
  ['after i submit the form, who reads it', 'form/draft'],
  ['which zodiac sign is 20 march 1990 at midnight?', 'mya/conception'],
  ['even the photos?', 'form/draft'],
])('is none: %s after %s', (question, before) => {
  expect(meant(question, before)).toBeUndefined()
})

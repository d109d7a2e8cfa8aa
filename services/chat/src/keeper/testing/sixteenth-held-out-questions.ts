import { judge } from './judged'
import type { Judged } from './judged'

/** By parents, grandparents and visitors of partners who knew the description alone: one's own record, roles, days, and what goes on. */
export const sixteenthHeldOutQuestions: readonly Judged[] = [
  judge('Can I cancel my order if grandma already bought one', 'proof/reopen proof/cancel-order', {
    says: ['24 hours'],
  }),
  judge('hit approve by accident!! how do i undo it', 'proof/undo', { says: ['24 hours'] }),
  judge('I want everything about my daughter gone from your servers. How.', 'privacy/erase'),
  judge('grandpa forgot the passcode i set. what now', 'family/passcode-lost family/passcode'),
  judge('my ex is a viewer, can he change things?', 'right/viewer/edit', { says: ['No, a Viewer'] }),
  judge('aunt joan is commenter. can she change the weight?', 'family/commenter-edit right/commenter/edit'),
  judge('who has access to it right now', 'family/access-list', { withRecord: true }),
  judge('its been saying generating for 20 mins is it broken', 'proof/slow'),
  judge('proof page spins and spins', 'proof/slow proof/loading'),
  judge('Can I upload a heic photo of her feet, 12mb', 'form/file-size', { says: ['10 MB'] }),
  judge('did i already send it or is it still a draft', 'proof/own-state', { withRecord: true }),
  judge('has it been approved yet', 'proof/own-state', { withRecord: true }),
  judge('so is it sent off already??', 'proof/own-state', { withRecord: true }),
  judge('whats my babys proof status', 'proof/own-state'),
  judge('what name did I put for the maternal grandmother', 'mya/own-answers', { withRecord: true }),
  judge('which eye color did we choose', 'mya/own-answers', { withRecord: true }),
  judge('is there anything i left blank that id regret', 'mya/own-answers', { withRecord: true }),
  judge('can you change her weight to 8 lbs', 'mya/changes-nothing', { withRecord: true }),
  judge('what is our proof id', 'book/proof-id-where', { withRecord: true }),
  judge(
    'whats a proof ID and could someone use it to look up my kid',
    'book/proof-id-for+book/proof-id-safe book/proof-id+book/proof-id-safe',
  ),
  judge('what tarot card is hers and why', 'own/birth-card', { withRecord: true }),
  judge('chinese zodiac for her? she was born just before new year', 'own/year-animal', { withRecord: true }),
  judge('what does her name mean', 'name', { withRecord: true, says: ['Mila'] }),
  judge("whats the origin of my daughter's name", 'name', { withRecord: true, says: ['Mila'] }),
  judge('when did we conceive', 'mya/conception', { withRecord: true, says: ['15 July 2025'] }),
  judge('are we compatible, me a leo and her', 'table/sign-pair/taurus-leo', { withRecord: true }),
  judge('do u know the exact minute she came', 'mya/own-answers', { withRecord: true, says: ['04:17'] }),
  judge('whats the year of the horse 2026 start date', 'system/new-year-when', { says: ['17 February'] }),
  judge('major arcana for 12 december 2025', 'insight/birth-card', { says: ['= 15'] }),
  judge('Will my son be rich one day', 'book/foretells'),
  judge('will she be a doctor like her dad', 'book/foretells'),
  judge('¿Mi hija será famosa?', 'book/foretells'),
  judge('Comment inviter la grand-mère pour quelle puisse corriger ?', 'family/help-to-fill-in', {
    says: ['Editor'],
  }),
  judge('do they match?', 'table/sign-pair/libra-pisces', {
    before: ['what sign is someone born 5 october 1990', 'and her husband, 12 march 1988?'],
  }),
  judge('and mine? i was born 9.9.1992', 'insight/sun-sign', {
    withRecord: true,
    before: ['what is her sun sign', 'why'],
    says: ['The Sun in Virgo'],
  }),
  judge('how did you get that', 'mya/names', { before: ['what does Kenji mean'] }),
  judge(
    'i got a link from my daughter in law it wants a passcode i dont have one',
    'family/passcode-required',
  ),
  judge(
    'i am grandpa, got the mail, but when i click it says already used',
    'family/once family/link-invalid',
  ),
  judge('my ex posted the QR code on facebook can people see our kid', 'book/qr-verify book/qr'),
  judge('our baby was stillborn at 37 weeks. can we still make a book for her', 'book/lost-child'),
]

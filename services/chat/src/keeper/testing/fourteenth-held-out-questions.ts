import { judge } from './judged'
import type { Judged } from './judged'

/** By parents, grandparents, staff and partner sites: in small letters, misspelled, two in one, going on, in eight languages; small towns and rare names. */
export const fourteenthHeldOutQuestions: readonly Judged[] = [
  judge('hi im 36 wks pregnant, can i start the form b4 she comes?', 'form/future-date'),
  judge('wat happens if i lose my phone halfway thru', 'form/phone-lost form/other-device'),
  judge('do u need both apgar numbers or is one enough', 'form/apgar-one'),
  judge(
    'his weight was 3,4 kg but your form wants pounds???',
    'form/weight-heavy field/babyWeightKilograms',
    {
      says: ['metric switch'],
    },
  ),
  judge(
    'nana here. can i see the certificate before its printed or only the parents',
    'proof/people-see proof/show-family',
  ),
  judge('how do you say Caoimhe and is it a boys or girls name', 'name', { says: ['KEE-va'] }),
  judge('what is the difference between viewer and commenter', 'family/viewer-or-commenter'),
  judge('we are two dads, where do i put the second dad', 'form/family-shapes'),
  judge(
    'born 11:58 pm on 31 dec 2024, which chinese animal and which western sign',
    'insight/year-animal+insight/sun-sign',
    { says: ['The Wood Dragon. The Sun in Capricorn'] },
  ),
  judge('my login doesnt work', 'staff/login-failed'),
  judge('does mya keep what i type here', 'privacy/chat-kept'),
  judge('can i pay with paypal', 'proof/ways-to-pay'),
  judge('how long until the invite link stops working', 'family/expiry'),
  judge('is Zarathustra related to Zoroaster', 'name', { says: ['is a form of Zoroaster'] }),
  judge('what does the name Aoibheann mean and how is it pronounced', 'name', {
    says: ['How a name is said I know of some names only'],
  }),
  judge('and whats the moon phase on 3 feb 2026', 'insight/moon-phase', { says: ['full moon'] }),
  judge('and what weekday was that?', 'insight/weekday', {
    before: ['moon phase on 3 feb 2026'],
    says: ['A Tuesday'],
  }),
  judge('and the girl version?', 'name', { before: ['What does Leo mean'], says: ['Leonie'] }),
  judge('was bedeutet der Name Tatjana', 'name', { says: ['form of Tatianus'] }),
  judge('wie lange ist der entwurf auf meinem handy gespeichert', 'form/draft', { says: ['14 days'] }),
  judge("combien de temps pour recevoir l'épreuve par mail", 'proof/how-long'),
  judge('peut-on corriger le certificat après validation', 'proof/undo', { says: ['24 hours'] }),
  judge(
    '¿puedo dejar en blanco la hora de nacimiento de mi padre?',
    'field/fatherTimeOfBirth form/time-unknown',
    { says: ['It is optional'] },
  ),
  judge('¿qué significa el nombre Ximena y de dónde viene?', 'name', { says: ['a Basque name'] }),
  judge(
    'posso invitare mia suocera senza che modifichi i dati?',
    'family/read-only-level family/viewer-or-commenter',
    { says: ['Viewer'] },
  ),
  judge('qual é a pedra do mês de agosto', 'insight/birth-gem', { says: ['Peridot'] }),
  judge('jak usunąć wszystkie moje dane', 'privacy/erase'),
  judge("mag ik foto's van de echo uploaden", 'form/files'),
  judge('kitabı kaç dilde basıyorsunuz', 'book/language book/languages'),
  judge(
    'what is name etymology vs name origin on step 1',
    'field/babyNameEtymology+field/babyNameOrigin form/origin-or-etymology',
  ),
  judge('i ticked mya for conception, where did 280 days come from', 'mya/conception', {
    says: ['forty weeks'],
  }),
  judge('conception date for birth on 17 may 2025', 'mya/conception', { says: ['10 August 2024'] }),
  judge('my daughter was premature, is the conception date then wrong', 'mya/conception', {
    says: ['the real day may lie weeks away'],
  }),
  judge('can you calcluate her life path, 09/11/2023', 'insight/life-path', { says: ['Life path nine'] }),
  judge('born 5.6.2024 in Ghent at 7am, what is rising', 'insight/rising', { says: ['Cancer rising'] }),
  judge('rising sign for 5 June 2024 7:00 in Lochgilphead', 'insight/rising', {
    says: ['I do not know the place that you name'],
  }),
  judge('is the moon sign of 12 march 2020 pisces or scorpio', 'insight/moon-sign', {
    says: ['between Libra and Scorpio'],
  }),
  judge(
    'which birth flower is it for october and what is the stone',
    'insight/birth-flower+insight/birth-gem',
    { says: ['the marigold. For October: Opal'] },
  ),
  judge('how many insights are in the book and which are there', 'book/insights+book/kinds'),
  judge('our site embeds the widget and it stays blank, why', 'partner/trouble'),
  judge('how many questions can our visitors ask per day through the widget', 'partner/limits', {
    says: ['300 a day'],
  }),
  judge('how do we rotate a partner key', 'partner/id-secret', { says: ['there is no key'] }),
  judge('as staff how do i download the csv of one record', 'staff/downloads'),
  judge('i forgot my authenticator, cant sign in to admin', 'staff/passkey-lost staff/second-factor'),
  judge('what does completed mean in the records list', 'proof/completed'),
  judge('who can see the photos i uploaded', 'form/files-seen'),
  judge('my ex wants to see the record, can he force you to show him', 'privacy/not-invited'),
  judge('baby has 39.5 fever what should i do', 'referral'),
  judge('tell me a joke', 'unknown'),
  judge('are you chatgpt', 'mya/model'),
  judge('whats 17 times 23', 'unknown'),
  judge('can you recommend a strong viking name for a boy', 'name mya/suggests-none', {
    says: ['I recommend none', 'I suggest no names'],
  }),
  judge('names that mean dawn', 'name', { says: ['Zora'] }),
  judge('does Mohammed have short forms', 'name', { says: ['Usual short forms of Mohammed: Mo'] }),
  judge('Siobhan Rose - how do i pronounce that', 'name', { says: ['shi-VAWN'] }),
  judge(
    'what is an expression number and does it change if we change her surname',
    'insight/expression+system/which-name',
  ),
  judge('is the book in english only? my family reads hindi', 'book/languages book/language'),
  judge('print on A4 or what size is the certificate', 'book/size-only', { says: ['A4'] }),
  judge('how do i undo the seal ready to seal', 'family/seal-undo'),
  judge('what if two people edit the same field at the same time', 'family/together'),
]

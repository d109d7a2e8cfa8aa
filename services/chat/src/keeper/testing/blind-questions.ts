import { judge } from './judged'
import type { Judged } from './judged'

/** What fields mean, and what happens while one fills them in. */
const ofTheForm: readonly Judged[] = [
  judge(
    'the midwife only wrote "around 4 in the morning". do I have to know the exact minute?',
    'form/time-unknown field/babyTimeUnknown field/babyTimeOfBirth insight/left-out',
  ),
  judge('whats apgar and why are there two of it', 'field/apgarScore1Min field/apgarScore5Min form/apgar'),
  judge('We adopted Mei in June. Whose names go under mother and father?', 'form/family-shapes'),
  judge('Twins here!! do i really have to type all of this twice', 'book/sibling'),
  judge('there is no kg?? only pounds and ounces. I am in Germany', 'form/metric field/metricMeasures'),
  judge(
    'My partner and I are not married, it keeps asking for a wedding date',
    'form/unwed field/parentsUnmarried',
  ),
  judge(
    'time connected to the placenta, what on earth is that and why does anybody want to know',
    'form/connected',
  ),
  judge('our daughter has two mums and there is a box for a father', 'form/family-shapes'),
  judge('Why do you need to know where my husband and I met?', 'field/whereParentsFirstMet'),
  judge('it wont let me click next', 'book/next-disabled'),
  judge('our village is not in the list of towns', 'form/place'),
  judge('he has no hair at all lol what do i choose', 'field/babyHairColor form/bald', { says: ['bald'] }),
  judge(
    'we dont know her blood group yet, is that a problem',
    'field/babyBloodType book/required form/blood-unknown',
  ),
  judge('how meny photos can i put in and how big', 'form/files field/uploadedFiles'),
  judge('do pictures from my iphone work or must i convert them', 'form/files form/file-printing', {
    says: ['heic'],
  }),
  judge('baby is on my arm. can I speak the answers instead of typing?', 'unknown mya/voice'),
  judge(
    'what is difference between birth place and birth location please, I write hospital two times',
    'field/babyBirthPlace field/babyBirthLocation form/place-or-location',
  ),
  judge(
    'the father is unknown. May I leave him out?',
    'form/family-shapes field/fatherFullName book/required',
  ),
  judge(
    'and if I let you work it out, how would you do that?',
    'mya/conception field/myaCalculateConception',
    {
      before: ['conception date, honestly no idea'],
      says: ['280 days'],
    },
  ),
  judge('is there an app of this in the app store', 'form/theme book/app'),
]

/** The insights and the systems behind them. */
const ofTheInsights: readonly Judged[] = [
  judge(
    'Is the life path the sum of all digits of the date, or are day, month and year reduced first?',
    'insight/life-path',
  ),
  judge(
    'he was born 20 january 2026, everybody says year of the horse but you print snake. mistake?',
    'insight/year-animal system/chinese',
  ),
  judge(
    'how wrong is the rising sign if the hour is only a guess',
    'insight/rising insight/left-out system/minute-rounded',
  ),
  judge('Which ephemeris do you use for the planet positions and how accurate is it?', 'system/astrology'),
  judge(
    'Whole sign houses or Placidus?',
    'system/astrology insight/fullest-house insight/sun-house insight/moon-house system/houses',
  ),
  judge('my daughter came on the 20th of march, is she fish or ram', 'insight/sun-sign'),
  judge('what did the moon look like the nite she was born', 'own/moon-phase own/moon-light own/two-moons', {
    withRecord: true,
  }),
  judge(
    'why is her stone a topaz and not what the jeweller told us',
    'system/stones insight/birth-gem insight/spiritual-stone',
  ),
  judge('tarot for a baby?? what if she gets the Death card', 'system/tarot'),
  judge('if I upload the handprint, what do the lines of his palm say', 'unknown'),
  judge(
    'does it mean something she was born on a Wednesday',
    'value/weekday/wednesday insight/weekday insight/weekday-card insight/weekday-metal',
  ),
  judge('Life path 11 should be 2, no? you forgot to add it up', 'insight/life-path system/numerology', {
    says: ['11'],
  }),
  judge('my mother in law asks which nakshatra the girl has', 'own/nakshatra', { withRecord: true }),
  judge('Do the twins get word for word the same insights? They are nine minutes apart', 'system/same-day'),
  judge('Is any of this scientifically proven?', 'book/true'),
  judge('do you do human design charts', 'unknown system/not-used'),
  judge('what is the mayan day sign about', 'insight/maya-day'),
  judge('where do i find his biorhythm for the first month', 'unknown system/not-used'),
  judge(
    'We live in Tromsø, he came in December when there is no sunrise. what do you print for length of day?',
    'insight/daylight system/polar-day',
  ),
  judge('Which letters count for the soul urge number, and is Y a vowel?', 'insight/soul-urge'),
  judge(
    'we write her name in Thai letters only. do the numbers of the name still work?',
    'insight/name-uncounted insight/expression',
    { says: ['not counted'] },
  ),
  judge('and is that the real one or from a formula?', 'insight/moon-phase insight/two-moons', {
    before: ['how you calculate the moon phase'],
  }),
  judge('where do I open the companion guide thing', 'mya/guide guide/open'),
  judge('you say 64 insights. how many did she get and about what', 'own/overview book/insights', {
    withRecord: true,
  }),
  judge(
    "Do you take the daylight saving of 1994 into account for mum's birth hour?",
    'field/motherTimeOfBirth insight/mother-sun',
  ),
]

/** The book, its proof and the order. */
const ofTheBook: readonly Judged[] = [
  judge('i ordered 3 weeks ago and nothing has come', 'proof/delivery proof/delivery-time staff/contact'),
  judge('how much does it cost in the end', 'proof/price'),
  judge('do you send to Thailand? my parents live in Chiang Mai', 'proof/delivery proof/countries'),
  judge(
    'the proof has letters written right across it, will that be on the real one',
    'proof/proof proof/paper proof/delivery',
    { says: ['no watermark', 'without watermark'] },
  ),
  judge('I saw a spelling mistake AFTER I approved. help', 'proof/undo'),
  judge('can i have the pdf without watermark, I would print it at home', 'proof/digital proof/print-file'),
  judge('Which printing company makes the books?', 'unknown'),
  judge('what is this number that starts with 01', 'book/proof-id'),
  judge('if I hang it in the hall and a guest scans the QR code, what does he see?', 'book/qr'),
  judge('Could a few words of dedication from grandma stand on the first page?', 'unknown'),
  judge('proof is loading since half an hour', 'proof/slow'),
  judge('will the Thai letters of his name print properly? ณัฐวุฒิ', 'book/languages form/characters'),
  judge('I typed my email wrong, where does the book go now', 'proof/email-missing proof/success'),
  judge('I am a graphic designer, may I have the print file with bleed and crop marks?', 'proof/print-file'),
  judge('second copy for grandma, must I do the whole form again?', 'proof/order proof/copies'),
]

/** Who sees what, and for how long. */
const ofPrivacy: readonly Judged[] = [
  judge('Who at your company can read what I wrote about my son?', 'privacy/who-sees staff/only'),
  judge('so you give our data to diaper companies right', 'privacy/promise', { says: ['never resold'] }),
  judge('I want everything about my baby deleted. Today.', 'privacy/erase'),
  judge('can someone see from the photos where we live', 'privacy/photos'),
  judge('does what I write here go to ChatGPT', 'privacy/mya'),
  judge(
    'how is the record encrypted and who holds the keys',
    'privacy/encryption privacy/encrypted privacy/keys',
  ),
  judge('In which country are your servers?', 'unknown privacy/servers privacy/where-stored'),
  judge(
    'you sit in the corner of a shop page here. does that shop get to see my baby’s record?',
    'privacy/mya privacy/who-sees partner/records',
  ),
  judge('I would like to have a copy of all data you hold about us', 'privacy/erase privacy/export', {
    says: ['one ZIP file'],
  }),
  judge("this is grandma's tablet. if i start here, can she read it later", 'privacy/draft-shared-computer'),
]

/** Several people on one record. */
const ofFamilies: readonly Judged[] = [
  judge('my ex has the invitation too. can he change what I wrote?', 'family/roles family/editor'),
  judge('commenter or approver, whats the difference', 'family/roles'),
  judge('How do I let my mum fill in the great uncles and grandparents herself?', 'family/invite'),
  judge('when did my sister last look at it?', 'privacy/family-page family/last-opened', {
    before: ['How do I invite my sister?'],
  }),
  judge('we separated. I want to take back the access I gave him', 'family/revoke'),
  judge('my wife and me both typed in the weight at the same time. whose stays', 'family/together'),
  judge('can we go back to how it was yesterday', 'family/history'),
  judge('What does ready to seal do, does it order the book?', 'family/seal family/seal-orders'),
  judge('it wants a passcode from me, my sister never sent one', 'family/passcode'),
  judge(
    'lost my phone. how do I get in to our record from the new one',
    'family/owner-device family/account',
  ),
  judge(
    "I'm an editor on my brother's baby. Can I invite our parents myself?",
    'family/editor family/roles family/invite family/owner family/who-invites',
  ),
  judge(
    'version history is empty but I saved a hundred times',
    'family/history family/sync family/history-empty',
  ),
]

/** MYA herself. */
const ofMya: readonly Judged[] = [
  judge('are you a real person', 'mya/who'),
  judge('from where do you know what a name means? do you make it up', 'mya/names'),
  judge("you said you'll research the name, when does that happen", 'mya/fields mya/when'),
  judge('puedes hablar español?', 'book/languages mya/languages'),
  judge('can you see what i typed in the form right now', 'privacy/mya'),
  judge('I have a website for baby clothes. How can I put you on it?', 'unknown'),
]

/** What is for a doctor or a lawyer, and names. */
const others: readonly Judged[] = [
  judge('she is 3 weeks old and has 39 fever', 'referral'),
  judge('his apgar was 4, should I worry', 'referral'),
  judge("Can my ex get custody if I don't put him on the form?", 'referral'),
  judge('how much milk should a newborn drink at night', 'referral'),
  judge('baby is blue round the lips and wont wake up', 'referral'),
  judge('her head circumference is only 32 cm is that too small', 'referral'),
  judge('what does Siobhan mean', 'name'),
  judge('where is the name Nattapong from', 'unknown-name'),
  judge('hi, meaning of Matteo please', 'name'),
  judge('and Ama?', 'name', { before: ['what does Kwame mean'], says: ['Saturday'] }),
  judge('what does Zyphrelle mean', 'unknown-name'),
  judge('we named her Mei, from my Chinese side. what is the meaning of it', 'name', { says: ['Mei'] }),
]

/** Written as parents would type them, before the passages were opened; judged afterwards, by the passages' texts alone. */
export const blindQuestions: readonly Judged[] = [
  ...ofTheForm,
  ...ofTheInsights,
  ...ofTheBook,
  ...ofPrivacy,
  ...ofFamilies,
  ...ofMya,
  ...others,
]

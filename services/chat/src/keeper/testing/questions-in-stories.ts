import { judge } from './judged'
import type { Judged } from './judged'

/** Questions of parents as they type them: with slips, in stories, two at once, or going on with what was said before. Written by others. */
export const questionsInStories: readonly Judged[] = [
  judge(
    'and can i skip it',
    'field/apgarScore1Min field/apgarScore5Min form/apgar-unknown form/optional-yes',
    {
      before: ['what is the apgar score'],
    },
  ),
  judge('I want to take my ex off the record, is that possible', 'family/revoke'),
  judge('can you recommend a pushchair, Bugaboo or Stokke', 'unknown'),
  judge("who can see my baby's record", 'privacy/who-sees'),
  judge(
    'we have his hand print on paper from the hospital how does that get in',
    'form/files form/prints form/file-printing',
  ),
  judge('what is her tarot card and what does that card mean for her', 'insight/birth-card'),
  judge(
    'diffrence between sun sign and moon sign',
    'insight/sun-sign+insight/moon-sign system/moon-or-star-sign',
  ),
  judge('do i need form for child benefit and where do i send it', 'unknown referral'),
  judge("i've just finished the form for Ada, tell me which moon she was born under", 'insight/moon-phase'),
  judge(
    'the moon was almost full the night she came, does it say that somewhere and what does it mean',
    'insight/moon-phase',
  ),
  judge('Maeve meaning??', 'name'),
  judge(
    'we arent married what do I do with the wedding date box',
    'form/unwed field/whenParentsMarried field/parentsUnmarried',
  ),
  judge('whats my sons life path number', 'insight/life-path'),
  judge('write me a poem about cats', 'unknown'),
  judge('how long untill we get the proof', 'proof/submit proof/slow'),
  judge('vedic is that different from normal horoscope', 'system/astrology insight/nakshatra'),
  judge('where do these numbers come from, a computer makes them up?', 'book/true'),
  judge(
    'can grandma edit the form and will she see the price',
    'family/editor+proof/price family/roles+proof/price family/invite+proof/price family/who-edits+proof/price',
  ),
  judge(
    "hi, i ordered the print on tuesday for my dad's birthday next week and im not sure when it gets here",
    'proof/delivery',
  ),
  judge(
    'we want to call her Zofia after my husbands great gran who came over from Krakow in 1951, does it mean anything',
    'name',
  ),
  judge('and if they lose the link', 'family/link family/revoke family/invite-mail', {
    before: ['can I invite my dad', 'what can he see as a viewer'],
  }),
  judge('my link says it has already been used but I only clicked it once in the train', 'family/link'),
  judge(
    "I'm nervous about putting a baby's full name and birthday on the internet tbh",
    'privacy/promise privacy/who-sees',
  ),
  judge('We dont know what time he was born, he was adopted. It wont let me go on', 'form/time-unknown'),
  judge('I changed my phone, can I get back into the record', 'family/owner-device'),
  judge(
    "Grandad was Norwegian and his mum was called Sunniva, thinking of using it for the middle name - what's the story behind it",
    'unknown-name name',
  ),
  judge(
    'long story short we found Emrys in a book at 3am in the maternity ward and both cried, what does it mean and where from',
    'name',
  ),
  judge('can my mum see it too', 'family/invite family/viewer'),
  judge('my ex wants to take the baby abroad, can he do that without my permission', 'referral'),
  judge('can i get a refund if the name is spelt wrong', 'proof/payment proof/discounts'),
  judge(
    'Is the paper good enough to frame and can i add a photo to it',
    'proof/paper+form/files proof/paper+form/file-printing book/pages+form/file-printing book/pages+form/files',
  ),
  judge('my amazon parcel didnt come, can you track it', 'unknown'),
  judge('how do you work out the zodiac, just the date?', 'insight/sun-sign'),
  judge(
    'do you sell our data, becuase the last baby app i used i got nappy adverts for a year',
    'privacy/promise',
  ),
  judge('how much', 'proof/price'),
  judge("I spotted a typo in nana's name AFTER i approved it. am i stuck", 'proof/undo'),
  judge(
    'wait does that work without a birth time',
    'insight/rising insight/left-out form/time-unknown system/missing-hour',
    {
      before: ['what is an ascendant'],
    },
  ),
  judge('how do i delete everything', 'privacy/erase'),
  judge(
    'whats the difference between commenter and editor',
    'family/roles family/commenter family/editor family/commenter-or-editor',
  ),
  judge('jak liczycie liczbę drogi życia', 'insight/life-path'),
  judge('Aylin isminin anlamı ne', 'name'),
  judge('ok and for a water birth?', 'field/babyBirthType form/birth-types', {
    before: ['what do i choose for birth type, we had a c-section last time'],
  }),
  judge(
    'she was born 23 january 2023, is she rabbit or tiger, and how do you decide',
    'insight/year-animal system/chinese',
  ),
  judge('how is the conception date calculated when i let mya do it', 'mya/conception'),
  judge('origin of the name priya pls', 'name'),
  judge('and what does it mean for a boy', 'insight/life-path', {
    before: ['what is a life path number', "my son's is 11"],
  }),
  judge(
    'My sister sent me this link and said I should do one for the twins. Is it an app I have to download or do I just fill it in here?',
    'book/what book/steps family/account',
  ),
  judge(
    'elowen - where does that name come from, my health visitor said cornish but wasnt sure',
    'unknown-name name',
  ),
  judge('who won the arsenal match last night', 'unknown'),
  judge('baby has 39 fever what do i do', 'referral'),
  judge('What is the capital of Mongolia', 'unknown'),
  judge('Does it come from the Hebrew?', 'name', { before: ['what does the name Noah mean'] }),
  judge('how do I apply for a passport for a newborn', 'unknown book/official'),
  judge('whats 17 times 23', 'unknown'),
  judge('what about the other one, the chinese', 'insight/year-animal system/chinese', {
    before: ['what does the western zodiac say'],
  }),
  judge('Was kostet das gedruckte Buch mit Versand nach Österreich', 'proof/price proof/delivery'),
  judge('Hola, mi nieta se llama Lucía, de dónde viene ese nombre', 'name'),
  judge('so what is this birth codex thing actually', 'book/what'),
  judge(
    'who is meant by secondary caretaker? my mum looks after him when im at work',
    'field/secondaryCaretakerName',
  ),
  judge('is it free to try the form or do i pay before I see it', 'proof/price proof/payment'),
  judge('can i download the pdf without watermark and print it at a shop', 'proof/print-file proof/digital'),
  judge('i filled in half on my phone and closed it, is it gone??', 'form/draft'),
  judge('what about the watermark', 'proof/proof proof/print-file proof/watermark', {
    before: ['can i print it at home'],
  }),
  judge('I uploaded photos from the ward. Do they show where we live', 'privacy/photos'),
  judge("Ascendant c'est quoi au juste", 'insight/rising'),
  judge(
    'my father in law keeps saying Idris is a good old name but nobody can tell me where its from',
    'name',
  ),
  judge(
    'my mother in law swears by chinese animals. what is the eastern zodiac in the book, just the animal or more?',
    'insight/year-animal system/chinese',
  ),
  judge('i feel really low since the birth and dont want to be here anymore', 'referral'),
  judge('How do I register my baby with the town hall?', 'book/official unknown'),
  judge(
    'whats the deadline for the draft and can I start on laptop and finish on phone',
    'form/draft+form/other-device form/other-device+form/draft',
  ),
  judge('whats a good plan for paying off the mortgage on one salary', 'unknown'),
  judge(
    'how do i get granny into this, she has email but shes 81 and not good with computers, she only needs to look at it and maybe fix the spelling of her own mothers name',
    'family/invite',
  ),
  judge('¿Qué es exactamente el Birth Codex y qué recibo al final?', 'book/what'),
  judge(
    'whats this placenta time connected thing with days and seconds',
    'form/connected field/daysConnected',
  ),
  judge(
    'theres a big watermark over the preview is that going to be on the real one',
    'proof/proof proof/paper',
  ),
  judge('whats the weather in leeds tomorrow', 'unknown'),
  judge('was my boy born on a monday or tuesday, im so tired i honestly dont know', 'insight/weekday'),
  judge('my daughters chinese sign and birthstone please, both', 'insight/year-animal+insight/birth-gem'),
  judge(
    'do i need the birth time, and what happens to the horoscope if i dont have it',
    'form/time-unknown insight/left-out',
  ),
  judge('what does a lifepath numbr even say about a baby', 'insight/life-path'),
  judge(
    'what do i put in birth place vs birth location, isnt that the same',
    'field/babyBirthPlace field/babyBirthLocation form/place-or-location',
  ),
  judge('Welche Augenfarbe soll ich angeben, die ändert sich doch noch?', 'field/babyEyeColor'),
  judge(
    'colleague of mine named her baby Ngozi, so pretty, what language is that and what does it mean',
    'name',
  ),
  judge('our little one will be Quillara. we made it up in the car. anything known about it', 'unknown-name'),
  judge(
    'Why do you need the place of birth for a horoscope',
    'form/place field/babyBirthLocation insight/rising form/time-zone',
  ),
  judge(
    'can i type kilos and centimeters pls im not american and i have no clue what a ounce is',
    'form/metric',
  ),
  judge('psychic number ?? is that ghosts', 'insight/psychic-number'),
  judge('und wie viel kostet das dann', 'proof/price proof/payment', {
    before: ['Wird das auf Papier gedruckt oder nur als PDF?'],
  }),
  judge('my son is Theodore but we say Teddy, is theodore greek or roman', 'name'),
  judge('what can an approver do. can he press order', 'family/approver'),
  judge(
    'my partner is a physicist and asks whether the moon phase is real astronomy or just counting days lol',
    'insight/moon-phase',
  ),
  judge('whats major arcana', 'system/tarot insight/birth-card'),
  judge('my daughters name has a polish ł in it, will that come out right', 'book/languages form/characters'),
  judge('how do you get the length of the day', 'insight/daylight'),
  judge("What's the QR code on the page do if someone scans it", 'book/qr book/qr-verify'),
  judge('which boxes are compulsory', 'book/required'),
  judge('what is numerology and how many insights are in the book?', 'system/numerology+book/insights'),
  judge('any discount if we do two, we have twins', 'proof/payment proof/price'),
  judge(
    'I got a mail from my daughter to help with the baby book and it wants a passcode, where is that',
    'family/passcode',
  ),
  judge(
    "I'm on my sister's blog page where your chat sits. can you look up what my baby's ascendant is",
    'privacy/mya insight/rising partner/privacy',
  ),
  judge('apgar?? nobody told us a number', 'field/apgarScore1Min field/apgarScore5Min form/apgar-unknown'),
  judge('whats the number on the certificate for, the 01 something', 'book/proof-id'),
  judge(
    "and my ex-husband's parents?",
    'book/required form/family-shapes field/paternalGrandmotherName field/paternalGrandfatherName field/paternalGrandmotherName',
    { before: ['do i have to fill in the grandparents'] },
  ),
  judge('what paper is it on', 'proof/paper book/paper-kind'),
  judge('is that safe', 'privacy/who-sees proof/shared-link privacy/encryption proof/guess-address', {
    before: ['who can see the proof with the link'],
  }),
  judge('I need a lullaby recipe.. I mean a lullaby, do you know the words to twinkle', 'unknown'),
  judge('how long does that last', 'family/expiry', { before: ['how do i invite my sister'] }),
  judge(
    "I finished one for my eldest and now we've had another little girl. Do I have to type grandma and grandpa all over again",
    'book/sibling',
  ),
  judge('is Photobox cheaper than you and are they better', 'unknown'),
  judge('is Rowan a boy name or girl name and what does it mean, weve had a big row about it', 'name'),
  judge('do i need to make an account first', 'family/account'),
  judge("my wife's side would like Mateusz, mine cant pronounce it. meaning?", 'name'),
  judge('what is the companion guide', 'mya/guide'),
  judge('what time does the big tesco shut on a sunday', 'unknown'),
  judge('is it ok to give paracetamol at 6 weeks', 'referral'),
  judge('apgar was 4 at one minute, is something wrong with her', 'referral'),
  judge('are you chatgpt, where does what i write go', 'privacy/mya mya/who'),
  judge('he hasnt fed for 8 hours and is floppy', 'referral'),
  judge('how long does an invite link work', 'family/expiry'),
  judge(
    'which stone is a birth gem, and whats the spiritual stone',
    'system/stones insight/birth-gem+insight/spiritual-stone',
  ),
]

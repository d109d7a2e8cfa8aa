import { judge } from './judged'
import type { Judged } from './judged'

/** Of 1,500 questions that fifteen examiners wrote who had not seen the keeper, those that had another answer or none. */
export const twelfthHeldOutQuestions: readonly Judged[] = [
  judge('i picked no prints and now the upload box is gone, is that a bug??', 'form/uploads-no-prints', {
    says: ['Files chosen before are kept, and not submitted while ‘No Prints’ is chosen; the drop'],
  }),
  judge(
    'Will the dots and accents in a Yoruba name such as Ọláwálé be printed correctly on the certificate?',
    'book/letters-which',
    { says: ['Latin letters with all their accents and marks (é, ñ, ü, ł, ọ, ễ), Greek, Cyrillic'] },
  ),
  judge('How many insights will we get, and what are they about?', 'book/insights', {
    says: ['Every record carries 64+ personalized insights, from astrology, numerology, tarot and the'],
  }),
  judge(
    'My husband would like a name that means joy. Are there Igbo or Yoruba names with that meaning?',
    'name',
    { says: ['Igbo and Yoruba names of my list that were made of a word for “joy”:'] },
  ),
  judge('where does aarav come from and whats it mean', 'name', { says: ['Aarav is a Sanskrit name.'] }),
  judge('my husband is tamil, im igbo, and we both love Amara. is it igbo or sanskrit?', 'name', {
    says: ['Amara is more than one name: an Igbo name or a form of Amar, a Sanskrit name.'],
  }),
  judge('great grandma was called Nwanyibuife. what does it mean, we may use it as a middle name', 'name', {
    says: ['Nwanyibuife is an Igbo name.'],
  }),
  judge('wanjiru is kikuyu right? whats the story behind it', 'name', {
    says: ['Wanjiru is a Kikuyu name.'],
  }),
  judge(
    'baby girl born 10 may 2024, what weekday was that? my ghanaian aunty wants to know for the day name',
    'insight/akan-name',
    {
      says: [
        'For 10 May 2024: In Ghana: Afua, for a Friday. Among the Akan of Ghana everybody has a name that',
      ],
    },
  ),
  judge('can u do the numerology of the name Amara Okafor', 'insight/expression', {
    says: [
      'For the name Amara Okafor alone: The whole name: one. 46 by the Pythagorean table (A to I are 1 to',
    ],
  }),
  judge('soul number for Zara?', 'insight/soul-urge', {
    says: [
      'For the name Zara alone: The vowels: two. Vowels a, a by the Pythagorean table (A to I are 1 to 9,',
    ],
  }),
  judge('What is the difference between the Western and the Chinese zodiac?', 'system/two-zodiacs', {
    says: ['The western zodiac goes by the Sun: twelve signs within one year, a month or so each'],
  }),
  judge('and whats the girls version', 'name', {
    says: ['The usual name beside Kofi for girls:'],
    before: ['what does kofi mean'],
  }),
  judge('so whats hers? born 17 sept 2024 3.15am abuja', 'insight/rising', {
    says: [
      'For 17 September 2024 at 03:15 in Abuja, Nigeria: Leo rising. The ascendant is the degree of the',
    ],
    before: ['what is an ascendant'],
  }),
  judge(
    'started the form for our grandson last week and then the flu came.. how long dose it keep what i typed',
    'form/draft',
    { says: ['A draft is kept for 14 days after the last change, on this device; older, it is removed'] },
  ),
  judge('Can you, MYA, read the record of my child while we chat?', 'mya/consent', {
    says: ['Only if you allow it: a switch in the chat lets me read your own record, as its owner'],
  }),
  judge('our neighbours from nigeria had a baby girl ngozi, such a sweet thing. what does it mean', 'name', {
    says: ['Ngozi is an Igbo name.'],
  }),
  judge(
    'hello dear, my grandson will be called tiago like his portugese great grandad, is that the same name as james?',
    'name',
    { says: ['Tiago (Portuguese) and James (English) are both forms of'] },
  ),
  judge('what does Yuki mean in japanese, and can a boy have it', 'name', {
    says: ['By tradition Yuki is given to girls and to boys.'],
  }),
  judge('How is Theodore related to Dorothea?', 'name', {
    says: ['Theodore and Dorothea are two names that share their words: theós, “god”, and dō̂ron, “gift”.'],
  }),
  judge('my old schoolfriend zsofia from budapest, whats that in english', 'name', {
    says: ['The English form of Zsofia in my list:'],
  }),
  judge(
    'born 20 january 1966, am i a horse or a snake, the restaurant placemat says horse',
    'insight/year-animal',
    {
      says: [
        'For 20 January 1966: Year of the Snake; The Wood Snake. One of twelve animals goes with each lunar',
      ],
    },
  ),
  judge(
    'In which decan of Leo does someone born on 5 August 2022 fall, and who rules it?',
    'insight/sun-decan',
    {
      says: [
        'For 5 August 2022: The second face of Leo at noon UTC, which belongs to Jupiter. Each sign has',
      ],
    },
  ),
  judge('and whats the nickname for it', 'name', {
    says: ['Usual short forms of Alexander:'],
    before: ['what does alexander mean'],
  }),
  judge('and can she see who has looked at it', 'privacy/family-page', {
    says: ['The page ‘Your privacy’, the owner’s alone, shows what is held of the record, who has'],
    before: ['can my daughter delete the record herself'],
  }),
  judge('Welche Dateiformate kann ich hochladen und wie groß darf eine Datei sein?', 'form/file-kinds', {
    says: ['Images (JPEG, PNG, WebP, GIF, HEIC), PDF, DOC and DOCX are taken, up to 10 MB each.'],
  }),
  judge('whats the proof id thing on the side of the screen', 'book/proof-id', {
    says: ['The Proof ID is the number of your record, ten characters:'],
  }),
  judge(
    "How do I invite my mother-in-law so that she can fill in the grandparents' names?",
    'family/help-to-fill-in',
    { says: ['Invite them as an Editor:'] },
  ),
  judge('we ended up with a c section, what do i choose for birth type', 'form/cesarean', {
    says: ['Choose ‘Cesarean’ as the birth type on step IV, planned or not: there is one choice for both.'],
  }),
  judge('how many insights do we get and what are they about', 'book/insights', {
    says: ['Every record carries 64+ personalized insights, from astrology, numerology, tarot and the'],
  }),
  judge('Why do I have to tick the box at the end of the form?', 'form/why-acknowledge', {
    says: ['Because the insights are tradition, told for fun and inspiration, and no medical or legal'],
  }),
  judge('where does liam come from, is it irish?', 'name', {
    says: ['Liam is an Irish form of Wilhelm, a Germanic name.'],
  }),
  judge('What are good nicknames for Theodore?', 'name', { says: ['Usual short forms of Theodore:'] }),
  judge('how do you say isla and what does it mean? my mom keeps calling her iss-la', 'name', {
    says: ['Isla is said EYE-la, as readers of English would write it.'],
  }),
  judge(
    'My grandmother was called Giuseppina and I would love to honor her. What is the English form of her name?',
    'name',
    { says: ['The English form of Giuseppina in my list:'] },
  ),
  judge('What is the origin of the name Elodie?', 'name', {
    says: ['Elodie is a French name of Germanic origin.'],
  }),
  judge('Where does Anneliese come from?', 'name', {
    says: ['Anneliese is a German name of Hebrew origin.'],
  }),
  judge(
    'what moon phase was it on october 17 2024, she came on a really bright night',
    'insight/moon-phase',
    {
      says: [
        'For 17 October 2024: Born under the full moon. The phase is told from how far the Moon stood ahead',
      ],
    },
  ),
  judge("Is there a girl's version of it?", 'name', {
    says: ['The usual name beside Oliver for girls:'],
    before: ['What does the name Oliver mean?'],
  }),
  judge('How long does it take until my record is processed?', 'proof/submit', {
    says: ['Processing typically takes a few minutes.'],
  }),
  judge(
    'my mother in law is an editor and she changed the middle name to her own!! can i undo that',
    'family/changed-by-other',
    { says: ['Yes, nothing is lost.'] },
  ),
  judge(
    'My husband and I both edited the nickname at the same time. Whose version is kept?',
    'family/both-kept',
    { says: ['Where two people changed the same field, neither wins by itself: the second is shown both'] },
  ),
  judge('the box for uploading the footprints has dissapeared from the form', 'form/prints-gone', {
    says: ['The box for the picture of hand or foot is hidden while the print preference is No Prints.'],
  }),
  judge('whats in the companion guide and can i print it', 'guide/print', {
    says: ['The companion guide, with all its seven tabs, can be printed and saved as a PDF, in the'],
  }),
  judge(
    "The page says 'Error Generating Proof'. Is my record lost and what do I do now?",
    'proof/error-page',
    { says: ['Making the proof failed: the page tells the reason, or ‘An unexpected error occurred’'] },
  ),
  judge('What nicknames are there for Theodore?', 'name', { says: ['Usual short forms of Theodore:'] }),
  judge('how else can you spell katherine', 'name', { says: ['Spellings of it in my list:'] }),
  judge('Does the name Xiomara have a meaning?', 'name', {
    says: ['Xiomara is a Spanish name of Germanic origin.'],
  }),
  judge('what does it mean when a planet is retrograde', 'insight/backwards', {
    says: ['A planet is retrograde while, seen from the Earth, it seems to move backwards through the'],
  }),
  judge('And is there a male form of it?', 'name', {
    says: ['The usual name beside Freya for boys:'],
    before: ['What does the name Freya mean?'],
  }),
  judge('ok do it for 24 march 2022', 'insight/life-path', {
    says: [
      'For 24 March 2022: 2+4+3+2+0+2+2 = 15, 1+5 = 6. Life path six: the one who looks after. All digits',
    ],
    before: ['What is a life path number?'],
  }),
  judge("i only opened it once, i didn't even accept yet", 'family/link-opened', {
    says: ['Opening the link any number of times does not use it up; only Accept Invitation does.'],
    before: ['My invitation link says Invalid Invitation, why?'],
  }),
  judge('Jaki znak zodiaku ma dziecko urodzone 19 kwietnia 2023?', 'insight/sun-sign', {
    says: ['For 19 April 2023: Aries. Only where clocks are more than 8 hours behind UTC can it already be'],
  }),
  judge(
    'ok its 2am and i have one hand free, what do i HAVE to fill in and what can i leave empty',
    'book/required',
    { says: ['Marked with an asterisk, and required:'] },
  ),
  judge(
    'my mom only knows kilos and centimeters, does the form take that or just pounds',
    'form/metric-yes',
    { says: ['The metric switch on step IV takes kilograms and centimetres.'] },
  ),
  judge('we arent married, what do i put where it asks when did you marry', 'form/unwed', {
    says: ['Tick Unwed: the date of the marriage then reads ‘Parents were not married’ and is disabled.'],
  }),
  judge('What kinds of files can I upload, how many, and how big may they be?', 'form/files', {
    says: ['On step III you can add up to 8 files of 10 MB each: images (JPEG, PNG, WebP, GIF, HEIC)'],
  }),
  judge('we dont have any hand or foot print of the baby, is that a problem', 'form/no-prints', {
    says: ['Choose ‘No Prints’ on step III: the drop zone is then hidden.'],
  }),
  judge(
    'Our baby has two last names and an ñ, Peña Núñez. Will that print correctly?',
    'book/letters-which',
    { says: ['Latin letters with all their accents and marks (é, ñ, ü, ł, ọ, ễ), Greek, Cyrillic'] },
  ),
  judge(
    'My doula has a website. Can she put MYA on it, and could she read my record through it?',
    'partner/records',
    { says: ['No: from a partner’s page I never see a record, yours neither, and the partner gets'] },
  ),
  judge('meaning of itzel', 'name', { says: ['Itzel is a Yucatec Maya name.'] }),
  judge('nayeli meaning pls, my husband wants it', 'name', { says: ['Nayeli is a Zapotec name.'] }),
  judge('Which forms does the name Isabel have in other languages?', 'name', {
    says: ['Forms of Elizabeth in my list:'],
  }),
  judge(
    'whats the long name of someone everybody calls Lupita or Nacho, my toddler asked who they really are',
    'name',
    { says: ['Lupita is usual as a short form of'] },
  ),
  judge('aoife how do u even say it and what does it mean', 'name', {
    says: ['Aoife is said EE-fa, as readers of English would write it.'],
  }),
  judge('What is the tarot birth card of someone born on December 12, 2025?', 'insight/birth-card', {
    says: ['For 12 December 2025: 1+2+1+2+2+0+2+5 = 15. The card of the day: Pan, which the pack calls The'],
  }),
  judge(
    'All the planets aside, what are sun, moon and ascendant of a girl born in Bogotá on October 8, 2026 at 2:20 in the afternoon?',
    'insight/sun-sign',
    {
      says: [
        'For 8 October 2026 at 14:20 in Bogotá, Colombia: The Sun in Libra. The Moon in Virgo. Aquarius',
      ],
    },
  ),
  judge('and can my mom do that too if she is an approver?', 'family/who-erases', {
    says: ['No, only the owner can: nobody invited can erase the record or download a copy of it.'],
    before: ['How do I erase the record?'],
  }),
  judge(
    '¿Mi mamá puede ver el registro de la bebé y escribir comentarios sin cambiar nada?',
    'family/comment-level',
    { says: ['Press ‘Invite A Co-Contributor’ on the card with the Proof ID (sync first if asked)'] },
  ),
  judge(
    'Em que signo está a Lua de um bebê nascido em 17 de setembro de 2025 às 12:00 em São Paulo?',
    'insight/moon-sign',
    {
      says: [
        'For 17 September 2025 at 12:00 in São Paulo, Brazil: The Moon in Leo. The Moon sign is the sign of',
      ],
    },
  ),
  judge(
    'Before I sit down with my sister to fill in everything about her newborn, could you kindly tell me which of the many fields on the five steps are really obligatory and which may be left empty?',
    'book/required',
    { says: ['Marked with an asterisk, and required:'] },
  ),
  judge(
    'What does a stranger see when he scans the QR code which is printed on the certificate with his telephone?',
    'book/qr-verify',
    { says: ['The page behind the QR code, labelled ‘Verify’, shows a stranger what a Birth Codex is'] },
  ),
  judge(
    "I run a small genealogy blog and would like to place you, MYA, on it as a widget. What is needed for that, and would it be able to see any family's record?",
    'partner/records',
    { says: ['From a partner’s page I never see a record, yours neither, and the partner gets nothing'] },
  ),
  judge('Which pet forms and short forms have been customary for Wilhelmina over the years?', 'name', {
    says: ['Usual short forms of Wilhelmina:'],
  }),
  judge('How is Aoife pronounced, and what is the meaning of this old Irish name?', 'name', {
    says: ['Aoife is said EE-fa, as readers of English would write it.'],
  }),
  judge("Which given names, from whichever culture, carry the meaning 'star'?", 'name', {
    says: ['Names of my list that were made of a word for “star”:'],
  }),
  judge(
    'Are Lisbeth, Ilse and Bettina truly all offshoots of one and the same name, as a colleague of mine from the genealogical society maintains?',
    'name',
    { says: ['Lisbeth is a form of Elizabeth, a Hebrew name.'] },
  ),
  judge(
    "My Mongolian neighbour's little boy is named Batbayar, and I wonder what the two parts of the name mean.",
    'name',
    { says: ['Batbayar is a Mongolian name.'] },
  ),
  judge(
    'Which shapes has the name John taken in Welsh, Finnish, Georgian and Breton, to the best of your knowledge?',
    'name',
    { says: ['The Welsh form of John in my list:'] },
  ),
  judge(
    "baby due... no wait she's born already, 3rd of march 2025. when was she conceived by your 280 day rule",
    'mya/conception',
    {
      says: [
        'For 3 March 2025: 27 May 2024, 280 days before. The conception date is 280 days before the date of',
      ],
    },
  ),
  judge(
    'niece: dublin, 12 july 2019, half past three at night. sun moon and rising please',
    'insight/sun-sign',
    {
      says: ['For 12 July 2019 at 03:30 in Dublin, Ireland: The Sun in Cancer. The Moon in Scorpio. Gemini'],
    },
  ),
  judge(
    "What is meant by a 'house' in a horoscope, and why is the time of birth needed in order to find it?",
    'system/houses-what',
    {
      says: [
        'Twelve parts of the sky, counted from the ascendant; each stands for a field of life by tradition.',
      ],
    },
  ),
  judge('And what is such a number said to signify?', 'value/life-path/11', {
    says: ['Life path 11 is the one who lights lamps.'],
    before: ['What is the life path number of a person born on 6 February 1992?'],
  }),
  judge('Can it still be fetched back once that time is over?', 'form/draft-gone', {
    says: ['Look in the same browser, on the same device, and not in a private window: the draft lies'],
    before: ['How long does the draft stay on my device?'],
  }),
  judge('what if we dont know the hour', 'system/missing-hour', {
    says: ['Ascendant, midheaven, houses and the Moon to the degree; the book says in a sentence that'],
    before: ['What is the ascendant?'],
  }),
  judge('Posso apagar todos os dados do meu bebê, e o que fica guardado depois?', 'privacy/after-erase', {
    says: ['One line of the audit trail without personal data: that a record with this id was erased'],
  }),
  judge(
    'the father isnt on the birth certificate, can i legally give her his surname anyway? we live in bavaria',
    'referral',
    { says: ['That is a question for a lawyer or an advice centre; I give no legal advice.'] },
  ),
  judge(
    'dont know the exact time he was born, wife doesnt remember either. can i skip it',
    'form/time-unknown',
    { says: ['You can go on without it: tick ‘Time unknown’ beside the time of birth.'] },
  ),
  judge('he was 4.9 kilo, is that too heavy for ur form lol', 'form/weight-heavy', {
    says: ['The form takes 1 to 20 pounds, that is about 0.45 to 9.4 kg, so that hardly any newborn'],
  }),
  judge('Can I upload a video of the birth?', 'form/file-video', {
    says: ['No: images (JPEG, PNG, WebP, GIF, HEIC), PDF, DOC and DOCX are taken, and no videos'],
  }),
  judge('it wants a passcode, i dont have one. im the aunt', 'family/no-passcode-given', {
    says: ['Ask whoever invited you for it: this invitation was given a passcode, which is told by'],
  }),
  judge(
    "I'm the baby's aunt, I joined through a link. Can I invite my mother as well?",
    'family/invitee-invites',
    {
      says: [
        'No, only the owner can invite, the parent who made the record; ask them to invite whom you think of.',
      ],
    },
  ),
  judge('we want something that means light, shes born right at sunrise. any ideas', 'name', {
    says: ['Names of my list that were made of a word for “light”:'],
  }),
  judge('im the aunt, 6 feb 1991, what chinese sign am i and what star sign', 'insight/year-animal', {
    says: [
      'For 6 February 1991: Year of the Horse; The Metal Horse. The Sun in Aquarius. One of twelve animals',
    ],
  }),
  judge('Muss ich die Uhrzeit der Geburt angeben?', 'form/time-unknown', {
    says: ['You can go on without it: tick ‘Time unknown’ beside the time of birth.'],
  }),
  judge('Which kinds of files may I upload, how many, and how big can they be?', 'form/files', {
    says: ['On step III you can add up to 8 files of 10 MB each: images (JPEG, PNG, WebP, GIF, HEIC)'],
  }),
  judge(
    'no email has come since yesterday evening, i submitted around 8. is it lost??',
    'proof/email-missing',
    { says: ['Nothing is lost: what was submitted is stored, and its proof can be looked at on its page'] },
  ),
  judge("Can our daughter's name be printed in Hindi letters (Devanagari) too?", 'book/languages', {
    says: ['Names may be written in other scripts, for which the book has typefaces:'],
  }),
  judge('my wife and me are both typing at the same time, who wins', 'family/both-kept', {
    says: ['Where two people changed the same field, neither wins by itself: the second is shown both'],
  }),
  judge('we dont want hand or footprints, what do we pick', 'form/no-prints', {
    says: ['Choose ‘No Prints’ on step III: the drop zone is then hidden.'],
  }),
  judge('boys names that mean strong or brave', 'name', {
    says: ['Names of my list for boys that were made of a word for “strong” or “strength”:'],
  }),
  judge('We love the Welsh name Ffion. What does it mean?', 'name', { says: ['Ffion is a Welsh name.'] }),
  judge('Which tarot birth card belongs to 4 October 2023?', 'insight/birth-card', {
    says: ['For 4 October 2023: 4+1+0+2+0+2+3 = 12. The card of the day: Prudence, which the pack calls The'],
  }),
  judge('name number of aarav sharma', 'insight/expression', {
    says: [
      'For the name Aarav Sharma alone: The whole name: four. 40 by the Pythagorean table (A to I are 1 to',
    ],
  }),
  judge('Do you use the Western or the Vedic zodiac?', 'system/tropical', {
    says: ['The western one, the tropical zodiac, which begins at the March equinox: all signs of the'],
  }),
  judge('क्या हमारे बच्चे का डेटा किसी को बेचा जाता है?', 'privacy/safe', {
    says: ['Your data is never sold, nor used for advertising: what you submit is encrypted where it'],
  }),
  judge('how many girls called emma did you make a codex for last year', 'proof/other-families-count', {
    says: ['I do not know how many books were made, nor for whom:'],
  }),
  judge('where does the order button take me? it looked like it left the site', 'proof/order-button', {
    says: ['It records your approval and takes you to the store where the book is ordered, with your'],
  }),
  judge('i only know cm and kg. does the form take those', 'form/metric-yes', {
    says: ['Yes: the metric switch on step IV takes kilograms and centimetres.'],
  }),
  judge('my photo upload was refused it is a svg. why', 'form/file-svg', {
    says: ['SVG is refused: take an image (JPEG, PNG, WebP, GIF, HEIC), a PDF, DOC or DOCX instead.'],
  }),
  judge('whats in the companion guide and how do i get it', 'guide/open', {
    says: ['From step V, from ‘Birth Bio Received!’ and from the page of the proof: press ‘Generate'],
  }),
  judge(
    'My grandson is to be called Caspian, after the books. Is that an old name at all, and what does it mean?',
    'name',
    { says: ['Caspian is a Latin name.'] },
  ),
  judge('wat does the name saoirse mean n how do u say it', 'name', {
    says: ['Saoirse is said SEER-sha or SUR-sha, as readers of English would write it.'],
  }),
  judge('kofi - isnt that a day name?', 'name', { says: ['Kofi is an Akan name.'] }),
  judge('Where does the name Linnea come from?', 'name', {
    says: ['Linnea is a Swedish name of Old Norse origin.'],
  }),
  judge('Is Sasha short for something, and is it used for girls or boys?', 'name', {
    says: ['Sasha is given in the United States to girls, in Russia, Ukraine, Belarus and the United'],
  }),
  judge('Which tarot birth card belongs to 12 October 2024?', 'insight/birth-card', {
    says: [
      'For 12 October 2024: 1+2+1+0+2+0+2+4 = 12. The card of the day: Prudence, which the pack calls The',
    ],
  }),
  judge(
    'Is there any scientific evidence for astrology? I am a physicist and rather doubtful.',
    'book/science',
    { says: ['No, there is no scientific evidence for astrology, numerology or tarot: tests under'] },
  ),
  judge('And for a girl?', 'name', {
    says: ['The usual name beside Julian for girls:'],
    before: ['What does the name Julian mean?'],
  }),
  judge('what about the one for her twin brother Felix', 'name', {
    says: ['Felix is a Latin name.'],
    before: ['where does the name Flora come from'],
  }),
  judge(
    'Do I need to know how tall my baby was in feet and inches, or can I type centimetres?',
    'form/metric-yes',
    { says: ['The metric switch on step IV takes kilograms and centimetres.'] },
  ),
  judge('How do other languages say the name John?', 'name', { says: ['Forms of John in my list:'] }),
  judge('my mother in law says Nevaeh isnt a real name lol. where does it come from', 'name', {
    says: ['Nevaeh is a form of Heaven, an English name.'],
  }),
  judge('is jack short for something', 'name', { says: ['Jack is a form of John, a Hebrew name.'] }),
  judge('Why do the numbers 11, 22 and 33 get special treatment in numerology?', 'system/masters-why', {
    says: ['Because tradition holds a doubled figure to be more than its sum:'],
  }),
  judge('What would it be if he was born on the 12th instead?', 'insight/life-path', {
    says: [
      'For 12 October 2021: 1+2+1+0+2+0+2+1 = 9. Life path nine: the one who gives. All digits of the date',
    ],
    before: ['What is the life path number of a boy born on October 10, 2021?'],
  }),
  judge('does it show up in the finished book too', 'book/research-printed', {
    says: ['Yes, what MYA finds of the name is printed on the page of the name, with its source; the'],
    before: ['can you research where my babys name comes from for the form?'],
  }),
  judge(
    'will the letters ł, ę and ß be printed right? our surname is Wołoszyńska-Groß',
    'book/letters-which',
    { says: ['Latin letters with all their accents and marks (é, ñ, ü, ł, ọ, ễ), Greek, Cyrillic'] },
  ),
  judge('how do the french say wilhelm', 'name', { says: ['The French form of Wilhelm in my list:'] }),
  judge(
    'We would like to honour my opa Gerrit who was a fisherman in Zeeland. From what root does his name come?',
    'name',
    { says: ['Gerrit is a Dutch form of Gerard, a Germanic name.'] },
  ),
  judge('can you do the numerolgy number of zofia kowalska', 'insight/expression', {
    says: [
      'For the name Zofia Kowalska alone: The whole name: six. 51 by the Pythagorean table (A to I are 1',
    ],
  }),
  judge('How are the letters of a name turned into numbers?', 'system/letters-by-number', {
    says: ['1 is A, J and S; 2 is B, K and T; 3 is C, L and U; 4 is D, M and V; 5 is E, N and W; 6 is'],
  }),
  judge('what are the eight moon phases called', 'system/moon-phases', {
    says: ['There are eight: new moon, waxing crescent, first quarter, waxing gibbous, full moon'],
  }),
  judge('And where is it stored?', 'form/draft-where', {
    says: ['In this browser on this device, and nowhere else until you sync or submit; for 14 days'],
    before: ['How long is a draft kept?'],
  }),
  judge('why do you need the town for that?', 'system/rising-needs', {
    says: ['The rising sign needs the time and the place of birth: it changes every two hours or so'],
    before: ['What is the ascendant?'],
  }),
  judge(
    "Could you look up for me at what time Lena Nowak's baby was born? They also have a Birth Codex.",
    'family/others-record',
    {
      says: [
        'No, another family’s record is shown to nobody: a Proof ID, a name or a date of birth opens nothing.',
      ],
    },
  ),
  judge("What happens after I press 'Approve & Continue to Order'?", 'proof/approve-then', {
    says: ['Approving releases that version: the final book is made without watermark, the finished'],
  }),
  judge('can u tell me my babys moon sign from what i typed in the form', 'mya/consent', {
    says: ['Only if you allow it: a switch in the chat lets me read your own record, as its owner'],
  }),
  judge('Is Meher a Persian name or an Indian one, and what does it mean?', 'name', {
    says: ['Meher is a form of Mehr, a Persian name.'],
  }),
  judge('What is the Proof ID and how is it made?', 'book/proof-id', {
    says: ['The Proof ID is the number of your record, ten characters:'],
  }),
  judge("How do I delete my baby's record completely, and what stays behind?", 'privacy/after-erase', {
    says: ['One line of the audit trail without personal data: that a record with this id was erased'],
  }),
  judge(
    'our second daughter is due in may and we want a name that goes with Freya, what does freya mean again?',
    'name',
    { says: ['Freya is an Old Norse name.'] },
  ),
  judge('What are the eight phases of the moon?', 'system/moon-phases', {
    says: ['There are eight: new moon, waxing crescent, first quarter, waxing gibbous, full moon'],
  }),
  judge('can i stop halfway and carry on tmrw, baby is screaming lol', 'form/pause form/draft', {
    says: ['You can stop at any time and go on later'],
  }),
  judge("My husband's grandfather was called Giovanni. What would that be in English?", 'name', {
    says: ['The English form of Giovanni in my list: John.'],
  }),
  judge('boy names that mean gift from god', 'name', { says: ['Matthew (Hebrew nātan and yāh), Theodore'] }),
  judge(
    'she came on 11 aug 2025 at 6:40 in the morning in Chicago. where was the moon, what sign',
    'insight/moon-sign',
    { says: ['For 11 August 2025 at 06:40 in Chicago, Illinois: The Moon in Pisces.'] },
  ),
  judge(
    "My niece was born on 1 September 2023. Which line of the Monday's child rhyme is hers?",
    'insight/weekday',
    { says: ['Its children were said to be loving and giving'] },
  ),
  judge('emre means what? my in laws from izmir want it', 'name', { says: ['Emre is a Turkish name.'] }),
  judge('Which Hungarian name corresponds to Elizabeth?', 'name', {
    says: ['The Hungarian form of Elizabeth in my list: Erzsébet.'],
  }),
  judge(
    'my grandma was called Ingeborg and we thought of Inga for the little one, is that the same name',
    'name',
    { says: ['Ingeborg and Inga are two names that share a word: Ingi'] },
  ),
  judge('is there a version for a girl', 'name', {
    says: ['The usual name beside Amir for girls: Amira.'],
    before: ['where does the name Amir come from'],
  }),
  judge("Does the same work for the baby's own time of birth?", 'form/time-unknown', {
    says: ['tick ‘Time unknown’ beside the time of birth'],
    before: ["I don't know at what time the father was born. What do I do?"],
  }),
  judge(
    'My neighbours, the Silva family, made a Codex too. Can you tell me the birth weight of their boy?',
    'family/others-record',
    { says: ['No, another family’s record is shown to nobody'] },
  ),
  judge('how many girls named mila were born in the whole world yesterday', 'mya/name-unlisted unknown'),
  judge('can i change it afterwards', 'family/change-level', {
    says: ['The owner changes it in the dialog ‘Invite a Co-Contributor’'],
    before: ['how do i invite my brother', 'which access level does he get if i choose nothing'],
  }),
  judge('What is 280 days before 25 October 2026?', 'mya/conception', {
    says: ['280 days before 25 October 2026: Sunday, 18 January 2026.'],
  }),
  judge('which day is 100 days after 3 March 2025', 'insight/weekday', {
    says: ['Wednesday, 11 June 2025.'],
  }),
  judge('Which zodiac sign is 20 March 1990 at midnight?', 'insight/sun-sign', {
    says: ['At noon UTC of 20 March 1990 it was Pisces'],
    before: ['What is 280 days before 25 October 2026?'],
  }),
  judge('Which sign is the Moon in on 20 March 1990 at noon', 'insight/moon-sign', {
    before: ['how do you work out the conception date for 25 October 2026'],
  }),
  judge('น้ำทิพย์ မြန်မာ მზია தமிழ்', 'name', { says: ['მზია is Mzia, a Georgian name.'] }),
  judge('მზია ნინო', 'name', { says: ['მზია is Mzia, a Georgian name.'] }),
  judge('မြန်မာ தமிழ்', 'unknown'),
]

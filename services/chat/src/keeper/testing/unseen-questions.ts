import { judge } from './judged'
import type { Judged } from './judged'

/** A hundred questions that somebody wrote who knew the product by its description alone; 78 of them were answered right when they were first asked. */
export const unseenQuestions: readonly Judged[] = [
  judge('Name: Brixtalyn. Origin???', 'unknown-name'),
  judge(
    "We named her Saoirse. My American family is hopeless with it. Where's it from and how do you even explain it",
    'name',
  ),
  judge('can you do me a quick lasagne recipe im starving and stuck under a sleeping baby', 'unknown'),
  judge(
    "Bonjour, est-ce que je peux modifier la date de naissance après avoir envoyé le formulaire ? Je me suis trompée d'un jour",
    'proof/correct',
  ),
  judge('how do you spell that in greek', 'name', {
    before: ['we like alexander for a boy', 'what does it mean exactly'],
  }),
  judge('so how long have I got to fix it', 'proof/lock-when proof/change-until', {
    before: [
      "I already approved the proof this morning, haven't ordered yet",
      'can I still edit the surname?',
    ],
  }),
  judge(
    'Baby number two just arrived! Do I really have to type all four grandparents in again or is there some shortcut?',
    'book/sibling-again',
  ),
  judge(
    'The Hendersons down our street used you too, their baby is Theo. What time was he born and what did he weigh?',
    'family/others-record',
  ),
  judge('why that one?', 'insight/birth-gem', { before: ["what's the gem for a July baby"] }),
  judge(
    "How long can I leave it sitting there before it vanishes? We're waiting for my mother in law to find some dates",
    'form/draft',
  ),
  judge(
    "me and her dad aren't married and frankly it's nobody's business. the form wants a wedding date",
    'form/unwed',
  ),
  judge(
    'hi, i got halfway thru last night then the baby woke up and my phone died. did i lose all of it??',
    'form/draft',
  ),
  judge(
    'Mayan day sign for may 3 2025? read about tzolkin somewhere and now im obsessed',
    'insight/maya-day',
    { says: ['9 Kib'] },
  ),
  judge('If the twins came 7 minutes apart do they get the same book?', 'system/same-day'),
  judge(
    'It has said codifying something for ten minutes. Did it crash? should i refresh, im scared it makes two',
    'proof/slow',
  ),
  judge('Please calculate the life path number of 29 February 2025', 'insight/life-path', {
    says: ['There is no 29 February 2025'],
  }),
  judge('whats the diference between Sofia and Sophia, is one more correct', 'name'),
  judge(
    'Ngoc Anh, viet family, my kid will ask me someday and I only half know it myself. Can you help?',
    'name',
    { says: ['Anh'] },
  ),
  judge('ok but can she write comments at least?', 'family/viewer-comment', {
    before: ['if i make my mother in law a viewer can she mess stuff up'],
  }),
  judge('does it cost extra tho', 'proof/price', {
    before: ['Can we have the handprints and footprints both in it?'],
  }),
  judge(
    'baby girl dob 04/05/2025, number? we write it day first but the form writes it differently so idk',
    'insight/life-path',
  ),
  judge(
    'why is the next button grey. filled everything i can think of. first name last name email. still grey',
    'book/next-disabled',
  ),
  judge('sun sign for sept 23 2023 at 5.15am london', 'insight/sun-sign', { says: ['06:49 UTC'] }),
  judge(
    'Would Haruto be ok for a half japanese baby and what do the characters mean. I heard it depends',
    'name',
  ),
  judge(
    'I changed my mind about the whole thing. Please get rid of everything you hold on us.',
    'privacy/erase',
  ),
  judge("what would be mine, 22.11.1988, I'm the mother not the baby", 'insight/life-path'),
  judge(
    "if i want my husband to correct his own family's names on his own laptop, which kind of access is that",
    'family/owned-other',
  ),
  judge('we picked Zorvenka for our girl, made it up in the car. what does it mean', 'unknown-name'),
  judge(
    'If we hang it framed in the hallway and a visitor takes a pic of the QR square, can they pull up all our details',
    'book/qr',
  ),
  judge(
    'her apgar was 4 then 7. Does that mean she will have brain damage?? please tell me honestly, nobody at the hospital explains anything',
    'referral',
  ),
  judge(
    'how do you get one number out of a whole birthday? walk me thru it, im a maths teacher and sceptical',
    'insight/life-path',
  ),
  judge('what is a rising sign and why do you need the exact minute for it', 'insight/rising'),
  judge('Is Mia short for Maria or a real name by itself', 'name'),
  judge(
    'Ella Rose Hart, could you do the name number for her, the destiny or expression one',
    'insight/expression',
    { says: ['Ella Rose Hart alone: The whole name: eight'] },
  ),
  judge('मेरे बेटे का जन्म 3 मई 2025 को हुआ, उसका लाइफ पाथ नंबर क्या है?', 'insight/life-path', {
    says: ['Life path eight'],
  }),
  judge(
    'What was the first song playing on the radio in the delivery room when Luca was born, I was too out of it to notice',
    'unknown',
  ),
  judge('why does somebody get 11 and not 2, seems like cheating', 'insight/life-path'),
  judge("He isn't breathing right and his lips look blue what do I do", 'referral'),
  judge(
    'due date was all over the place but she was born june 13 2025. when did we, you know, make her? roughly',
    'mya/conception',
    { says: ['6 September 2024'] },
  ),
  judge('Mateo, Matteo, Matthew, Matthias. are these all the same guy?', 'name'),
  judge(
    'is there a way to put kilos in. we are in Belgium nobody here knows what an ounce is',
    'form/metric',
  ),
  judge('ما معنى اسم ليلى؟', 'name'),
  judge(
    'My late mother was Siobhán and we want to honour her but maybe with an easier name. Is Joan or Jane related at all?',
    'name',
  ),
  judge('soul urge number for Olivia Grace Bennett please & thank you', 'insight/soul-urge', {
    says: ['The vowels: five'],
  }),
  judge(
    "Can you write Naomi the way it would be in Hebrew? for the nursery wall. I'd like to be certain before I paint it!",
    'name',
  ),
  judge(
    "Before I type my newborn's full name and birthday into a stranger's website: who gets to see this, and do you sell it to diaper companies?",
    'privacy/promise',
  ),
  judge('in islamic date what is 20 march 2025, inshallah it was in ramadan', 'insight/islamic-date', {
    says: ['20 Ramadan 1446'],
  }),
  judge(
    'we dont know what time he came, nobody wrote it down, it was chaos. can we still do the book',
    'form/time-unknown',
  ),
  judge(
    'and my own birth, july fourteenth nineteen ninety one, which phase would that have been',
    'insight/moon-phase',
    { says: ['waxing crescent'] },
  ),
  judge('qual o signo de quem nasceu em 9 de agosto de 2025', 'insight/sun-sign', {
    says: ['The Sun in Leo'],
  }),
  judge('can u work out the life path for november 29 2024', 'insight/life-path', {
    says: ['Life path three'],
  }),
  judge(
    "Our boy arrived at noon on 7 October 2025. What's that on the Jewish calendar? For later, bar mitzvah and such",
    'insight/hebrew-date',
    { says: ['15 Tishri 5786'] },
  ),
  judge('which weekday was 22/2/2022, twosday baby here', 'insight/weekday', { says: ['A Tuesday'] }),
  judge(
    "Realised I gave you the wrong email, I wrote gmial instead of gmail. So where's it going now?",
    'proof/mail-wrong',
  ),
  judge(
    'my ex put his surname in the record without my permission. can I sue him, and does this certificate count in court for custody?',
    'referral',
  ),
  judge("our son's Levi like the jeans. my father wants to know if thats biblical", 'name'),
  judge(
    "Thandiwe - my best friend's suggestion from Zimbabwe / south africa, what language and sense?",
    'name',
  ),
  judge(
    'Explain to me as if I was five why Chinese zodiac babies in January can have last years animal',
    'insight/year-animal',
  ),
  judge('is any of this scientific? be honest with me', 'book/true'),
  judge("And if he'd come two days later?", 'insight/year-animal', {
    says: ['Wood Snake'],
    before: ['Which chinese year is a baby born 27 January 2025?'],
  }),
  judge('Between Aurora and Zora which one is the dawn? or both', 'name'),
  judge("27 january 2025 that's the snake isn't it", 'insight/year-animal', { says: ['Wood Dragon'] }),
  judge('Is Kai hawaiian or is it german, my husband and i are having an argument', 'name'),
  judge(
    'Katherine with a K, Catherine with a C, Caitlin, Katya… one root or several? And is it really about torture wheels',
    'name',
  ),
  judge('and the other one?', 'insight/life-path', {
    before: [
      'My twins were born either side of midnight, Ava on 10 march 2025 and Ivy on the 11th. life path of Ava first',
    ],
  }),
  judge('Do I need to make an account / password? I have about 400 passwords already', 'family/account'),
  judge("who are you voting for, my brother in law won't shut up about it", 'unknown'),
  judge('is linnea just a flower', 'name'),
  judge(
    "I started on my work computer, now I'm home with the iPad and the form is blank?",
    'form/other-device',
  ),
  judge(
    "There's a big word PROOF or something printed all over the picture, surely that isn't what I'm paying for?",
    'proof/proof',
  ),
  judge('shes 3 wks old and 38.6 fever, can i give baby paracetamol how much', 'referral'),
  judge("Will it rain on saturday, we're doing the christening outside", 'unknown'),
  judge('will my baby be rich? be straight with me', 'unknown'),
  judge("What about the boy's version of it?", 'name', {
    before: ['Where is the name Olivia from?'],
  }),
  judge('thinking of Aarav for a boy, my wife is gujarati. meaning pls', 'name'),
  judge(
    "whats the 01 followed by random letters and numbers on the certificate? someone at church asked me if it's a government number",
    'book/proof-id',
  ),
  judge(
    "The conception thing, 280 days, isn't that from the last period? seems off by two weeks",
    'mya/conception',
  ),
  judge('Czy muszę znać godzinę urodzenia taty dziecka? Teściowa nie pamięta', 'form/parents-needed'),
  judge('what was the moon doing 8 april 2024 she was born during the eclipse thing', 'insight/moon-phase', {
    says: ['new moon'],
  }),
  judge(
    'My app says waxing gibbous and a website said full for the same night. How do YOU decide?',
    'system/moon-differs',
  ),
  judge(
    'Wer kann die Daten meiner Tochter eigentlich sehen? Die Oma hat Angst, dass alles im Internet steht',
    'privacy/who-sees',
  ),
  judge('how is Yusuf written in arabic letters and is it Joseph', 'name'),
  judge('How much does this thing cost and do you ship to New Zealand before Christmas', 'proof/price'),
  judge(
    "My granddaughter arrived on Feb 6th 2024 and her other nana keeps saying 'little dragon'. Which animal is she according to the Chinese?",
    'insight/year-animal',
    { says: ['Water Rabbit'] },
  ),
  judge('Moon on Aug 9 2025?', 'insight/moon-phase', { says: ['full moon'] }),
  judge(
    "The link you emailed to my dad says it's invalid. He clicked it once on his phone and now wants it on the ipad.",
    'family/link',
  ),
  judge(
    "What's the minimum I have to tell you? I'd rather not give her weight and race and blood group and all that to a website.",
    'book/required',
  ),
  judge(
    "My grandson is going to be called Kwame, I'm told it has to do with a day of the week? Which day?",
    'name',
  ),
  judge(
    "born 18 January 2026 in Cape Town. Does the book think it's winter? We were at the beach.",
    'insight/sun-season',
    { says: ['early summer south'] },
  ),
  judge('so what happens once I say the preview is ok? do you take my money straight away', 'proof/approve'),
  judge('what do the day and night hours in there mean, it says daylength', 'insight/daylight'),
  judge(
    "Born on the eleventh of February 2025. My yoga teacher says that's one of those special master numbers, true or is she making it up?",
    'value/life-path/masters',
  ),
  judge("can one of the aunties go and order it without asking me? they're pushy lol", 'proof/who-approves'),
  judge('You give her a tarot card. Who picks it, is it random?', 'system/arcana-random'),
  judge(
    'my sister is the godmother and she wants to see it but I do NOT want her fiddling with anything',
    'family/read-only-level',
  ),
  judge(
    "I pressed approve and then saw grandpa's name is spelled wrong!!! HELP can it still be changed",
    'proof/undo',
  ),
  judge('hola, mi bebé se llama Ximena, qué significa ese nombre y de dónde viene?', 'name'),
  judge(
    'He was born 20 March 2025, 3:30 in the morning in Chicago. Half the internet says Aries, the other half Pisces. Settle this please, his aunt already bought the ram blanket',
    'system/cusp',
    { says: ['09:01 UTC'] },
  ),
  judge(
    'tried to attach the scan of his little feet, 14 megs, it wont take it. its a tif file',
    'form/file-size',
  ),
  judge(
    "what's Zeynep, neighbours have a baby called that and I'd like to write something nice in the card",
    'name',
  ),
]

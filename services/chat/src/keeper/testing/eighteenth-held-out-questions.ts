import { judge } from './judged'
import type { Judged } from './judged'

const ofSigns = ["My daughter was born on 14 June 2025, what's her star sign?", 'and her moon?']
const ofTwins = ['my twins were born on 31 Dec 2024 at 23:58 and 1 Jan 2025 at 00:06']
const ofM = ['girl names with M', 'and for boys?']
const inGerman = ['Mein Sohn ist am 3. Mai 2020 geboren, welches Sternzeichen?', 'und das chinesische?']
const inSpanish = ['¿Qué signo es mi hija, nacida el 2 de noviembre de 2025?', '¿y la luna?']
const ofPhase = ['What was the moon phase on 20 March 2025', 'no, 2024']

/** Of conversations of three turns, and of questions in other languages, those that were told wrong or in part; mended afterwards. */
export const eighteenthHeldOutQuestions: readonly Judged[] = [
  judge('what about her brother born 3 May 2020', 'insight/moon-sign', {
    before: ofSigns,
    says: ['For 3 May 2020: The Moon in Virgo'],
  }),
  judge('no, I meant the first one', 'name', {
    before: ['what does the name Freya mean?', 'and Astrid?'],
    says: ['Freya is an Old Norse name'],
  }),
  judge('and what does that number mean', 'value/life-path/8', {
    before: ["what is Mila's life path", 'why?'],
    withRecord: true,
  }),
  judge('sorry I meant 2023', 'insight/moon-sign', {
    before: [
      "my son arrived on 9 September 2024 at 6.40 in Lyon, what's his ascendant",
      'and his moon sign?',
    ],
    says: ['For 9 September 2023 at 06:40 in Lyon, France'],
  }),
  judge('I already approved it', 'proof/undo', { before: ['I made a typo in her middle name'] }),
  judge('ok and if it has been ordered already?', 'proof/locked', {
    before: ['I made a typo in her middle name', 'I already approved it'],
  }),
  judge('do they mean the same thing?', 'name', {
    before: ["we're thinking of Theodore or Felix", 'which one is older?'],
    says: ['Theodore and Felix are two names, made of different words'],
  }),
  judge('no, 2024', 'insight/moon-phase', { before: ofPhase.slice(0, 1), says: ['For 20 March 2024'] }),
  judge('and what does that phase mean?', 'value/moon-phase/waxing-gibbous', { before: ofPhase }),
  judge('how was her rising sign computed', 'own/rising', { withRecord: true }),
  judge('do they have the same life path?', 'insight/life-path', {
    before: ofTwins,
    says: ['For 1 January 2025: 1+1+2+0+2+5 = 11'],
  }),
  judge('and the same chinese animal?', 'insight/year-animal', {
    before: [...ofTwins, 'do they have the same life path?'],
    says: ['For 1 January 2025: Year of the Dragon'],
  }),
  judge('how many times can i change it', 'proof/how-often', {
    before: ["what's a proof", 'do i have to pay before i see it'],
  }),
  judge('and Leo with Aries', 'table/sign-pair/aries-leo', {
    before: ['Is Leo and Scorpio a good match?', 'why not?'],
  }),
  judge('Mädchennamen mit S', 'name', { says: ['names for girls in my list that begin with S'] }),
  judge('prénoms qui commencent par L', 'name', { says: ['Je réponds en anglais. Some of the'] }),
  judge('nombres de niña con A', 'name', { says: ['Respondo en inglés. Some of the'] }),
  judge('¿Qué nombres de niño terminan en o?', 'name', { says: ['for boys in my list that end in “o”'] }),
  judge('nomi femminili che iniziano con la G', 'name', { says: ['for girls in my list that begin with G'] }),
  judge('O que significa o nome Beatriz?', 'name', { says: ['Respondo em inglês. Beatriz'] }),
  judge('Hvad koster bogen?', 'proof/price', { says: ['Jeg svarer på engelsk.'] }),
  judge('Gemini with Virgo moon', 'value/sun-sign/gemini+value/moon-sign/virgo'),
  judge('How many days until her first birthday? She was born on 3 May 2026', 'mya/age', {
    says: ['The first birthday of a child born on 3 May 2026 is on Monday, 3 May 2027'],
  }),
  judge('how many days old is Mila?', 'mya/age', { withRecord: true, says: ['Born on 21 April 2026'] }),
  judge("how many days until my baby's first birthday?", 'mya/age-of-day'),
  judge('my mother died the day my son was born', 'form/grandparent-died', {
    says: ['I am sorry for your loss'],
  }),
  judge('was there an eclipse when she was born on 8 April 2024', 'mya/eclipse', {
    says: ['On 8 April 2024 there was a total eclipse of the Sun'],
  }),
  judge('Was there an eclipse when my daughter was born?', 'mya/eclipse-of-day'),
  judge('Where are you based', 'mya/where'),
  judge('Does Joon Kim work?', 'name', { says: ['the initials are J. K.'] }),
  judge("and mine? I'm from 12 March 1991", 'insight/birth-flower', {
    before: ["what's her birthstone", 'and her flower?'],
    withRecord: true,
    says: ['For 12 March 1991: the daffodil'],
  }),
  judge('only Irish ones', 'name', { before: ofM, says: ['The Irish names for boys'] }),
  judge('what about two Leos', 'table/sign-pair/leo-leo', { before: ['do Taurus and Virgo get along'] }),
  judge('and in days?', 'mya/age', {
    before: ['how many weeks old is she?'],
    withRecord: true,
    says: ['Born on 21 April 2026'],
  }),
  judge('when is she 1000 days old', 'insight/ten-thousand-days', {
    withRecord: true,
    says: ['is 1,000 days old on Monday, 15 January 2029'],
  }),
  judge('was there a full moon on 16 May 2022', 'insight/moon-phase', {
    says: ['The nearest full moon was on 16 May 2022'],
  }),
  judge('which sign was the moon in', 'insight/moon-sign', {
    before: ['was there a full moon on 16 May 2022', 'and an eclipse?'],
    says: ['For 16 May 2022'],
  }),
  judge('she was born 3 April 2023, 05:20, Chennai', 'insight/nakshatra', {
    before: ['what is a nakshatra', 'do I need the time for it?'],
    says: ['The lunar station Magha'],
  }),
  judge('so what is that child like?', 'value/weekday/sunday', {
    before: ["what's the weekday of 1 October 2023"],
  }),
  judge('and the day after?', 'insight/weekday', {
    before: ["what's the weekday of 1 October 2023", 'so what is that child like?'],
    says: ['For 2 October 2023: A Monday'],
  }),
  judge('und das chinesische?', 'insight/year-animal', {
    before: inGerman.slice(0, 1),
    says: ['For 3 May 2020'],
  }),
  judge('und meine Tochter, 14. Juni 2025?', 'insight/year-animal', {
    before: inGerman,
    says: ['For 14 June 2025: Year of the Snake'],
  }),
  judge('¿y la luna?', 'insight/moon-sign', { before: inSpanish.slice(0, 1), says: ['For 2 November 2025'] }),
  judge('¿y mi hijo del 17 de febrero de 2018?', 'insight/moon-sign', {
    before: inSpanish,
    says: ['For 17 February 2018: The Moon in Pisces'],
  }),
  judge('prénoms de garçon qui finissent par el', 'name', { says: ['for boys in my list that end in “el”'] }),
  judge('und für Mädchen?', 'name', {
    before: ['Jungennamen auf -o'],
    says: ['for girls in my list that end in “o”'],
  }),
  judge('and when is her next birthday, how many days?', 'mya/age', {
    withRecord: true,
    says: ['birthday of a child born on 21 April 2026'],
  }),
  judge('oh wait it was 7pm', 'insight/moon-sign', {
    before: ["born 2 August 2024 7am in Toronto, what's the moon sign", 'and without the time?'],
    says: ['For 2 August 2024 at 19:00 in Toronto'],
  }),
  judge('and with Leo rising?', 'value/rising/leo', { before: ['Scorpio sun with Taurus rising'] }),
  judge('and her cousin, 3 March 2024?', 'mya/age', {
    before: ['was she born on a weekend? 14 June 2025', 'and how old is she in weeks'],
    says: ['Born on 3 March 2024'],
  }),
  judge('und mit L?', 'name', {
    before: ['Welche Mädchennamen enden auf a?'],
    says: ['for girls in my list that begin with L'],
  }),
  judge('can his birth date go in', 'form/grandparents', { before: ['my father died in March'] }),
]

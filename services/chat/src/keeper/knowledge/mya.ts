import type { Passage } from '../passage'

const source = 'MYA, Keeper of the Codex'

/** What MYA is, and the systems that the book draws on. */
export const mya: readonly Passage[] = [
  {
    id: 'mya/who',
    title: 'Who MYA is',
    source,
    text: 'I am MYA, Keeper of the Codex, the assistant of Birth Codex, a program and no person. I answer about the form, the book, its insights and how they are computed, and about given names, from what is written down here, and I name my sources. When I do not know something I say so.',
    asks: 'who are you what are you mya are you human robot bot ai chatbot real person your name what does mya stand for artificial intelligence wer bist du qui es tu quién eres kim jesteś',
  },
  {
    id: 'mya/can',
    title: 'What MYA can answer',
    source,
    text: 'You can ask me about: the five steps and every field, the proof, approval and order, invitations and access levels, files and prints, privacy, every insight of the book and how it is computed, and the origin and meaning of given names. If you allow me to read your record I can tell the figures of your own child. Of medicine, law and emergencies I only say where to turn.',
    asks: 'what can you do help how can you help what can i ask topics what do you know commands options hilfe aide ayuda pomoc',
  },
  {
    id: 'mya/fields',
    title: 'The Ask MYA switches',
    source,
    text: 'MYA researches or calculates three fields: name origin, name etymology and conception date. Turn on Ask MYA beside the field: it then holds a placeholder, and typing into it is disabled until you turn it off, which clears it. ‘Ask MYA now’ fills name origin and etymology with what is known at once; otherwise they are researched when you submit.',
    asks: 'does mya fill in the origin by itself who fills in etymology ask mya toggle switch research origin etymology calculate conception placeholder mya will research your babys name origin field disabled cannot type fill in for me',
  },
  {
    id: 'mya/conception',
    title: 'How the conception date is computed',
    source,
    text: 'The conception date is 280 days before the date of birth, the old reckoning of forty weeks; it follows when the date of birth changes. It is a reckoning and no finding: it counts from a birth at term, and the real day may lie weeks away from it. Without a date of birth it reads ‘MYA will calculate conception date’.',
    asks: 'why exactly 280 days reckoned backwards from birth conception date calculate computed 280 days forty weeks before birth when conceived how accurate due date formula zeugung empfängnis',
  },
  {
    id: 'mya/names',
    title: 'How names are researched',
    source,
    text: 'I look a given name up in a list of names with their language, root and the dictionary where the root stands. A name without a root that can be named is said to be unknown; nothing is guessed from its sound. Just ask: ‘What does Zoë mean?’',
    asks: 'how do you research names name origin etymology meaning where do you get name dictionary list of names sources for names unknown name how many names',
  },
  {
    id: 'mya/guide',
    title: 'The Companion Guide',
    source,
    text: 'The companion guide holds extended spiritual and astrological insights of the child in seven tabs: personality, spiritual, guidance, timing, compatibility, development and mystical. It is opened from step V, the received screen or the proof’s page, and needs the date of birth. It can be printed and saved as a PDF.',
    asks: 'companion guide extended insights tabs personality spiritual guidance timing compatibility development mystical generate guide birth date is required',
  },
  {
    id: 'mya/trouble',
    title: 'When MYA cannot be reached',
    source,
    text: 'If I have trouble connecting, the drawer says so: please try again, or contact an archivist. What you typed into the form is not touched by it.',
    asks: 'mya not answering trouble connecting chat broken error try again not working',
  },
]

/** The systems, as wholes: for who asks how 'astrology' or 'the tarot' is done here. */
export const systems: readonly Passage[] = [
  {
    id: 'system/astrology',
    title: 'How the astrology is done',
    source: 'VSOP87, ELP/MPP02 and JPL DE440; Ptolemy, Tetrabiblos',
    text: 'Positions of Sun, Moon and planets are computed from the theories VSOP87 and ELP/MPP02 and the ephemeris DE440: apparent, geocentric, in the tropical zodiac that begins at the March equinox. Houses follow Placidus, or whole signs beyond the polar circles; aspects are the five of Ptolemy. Births from 1900 to 2100 are covered.',
    asks: 'how exact are the planets precise to the minute of arc astrology natal chart birth chart horoscope ephemeris how do you compute the sky tropical or sidereal house system placidus planets positions accurate astronomy which zodiac do you use sky page',
  },
  {
    id: 'system/numerology',
    title: 'How the numerology is done',
    source: 'F. Campbell, Your Days Are Numbered (1931); H. Johari, Numerology (1990)',
    text: 'Numbers of the day are sums of the digits of the date of birth; numbers of the name are sums of its letters by the table of their script (Pythagorean for Latin letters, isopsephy for Greek, gematria for Hebrew, abjad for Arabic). Sums are reduced to one digit; for the life path 11, 22 and 33 are kept.',
    asks: 'numerology numbers system pythagorean chaldean how do you calculate numbers name numbers date numbers master numbers reduce',
  },
  {
    id: 'system/tarot',
    title: 'How the tarot is done',
    source: 'The Rider-Waite pack (1909); the Golden Dawn, Book T (1888)',
    text: 'The cards are computed and not drawn: the birth card, of the major arcana, follows the digit sum of the date, and the small card, of the minor arcana, the Sun’s ten degrees; further cards follow the sign, the weekday and the name. No card is drawn by chance. Cards with unfriendly names bear gentler ones here, as others have given them before.',
    asks: 'tarot cards how are cards chosen arcana rider waite random drawn reading deck death card devil card scary',
  },
  {
    id: 'system/chinese',
    title: 'How the Chinese year and the four pillars are done',
    source: 'GB/T 33661-2017, the calendar of the Purple Mountain Observatory; Yuanhai Ziping (12th century)',
    text: 'The animal and element of the year turn at the Chinese New Year; the pillars of month, day and hour follow the Sun, the unbroken count of sixty days and the double hour. The pillar of the hour needs the time of birth.',
    asks: 'chinese astrology four pillars bazi chinese horoscope system animals elements how chinese new year lunar calendar',
  },
  {
    id: 'system/calendars',
    title: 'Which other calendars the book shows',
    source: 'N. Dershowitz and E. M. Reingold, Calendrical Calculations (4th ed., 2018)',
    text: 'The day of birth is told on the Hebrew, Islamic, Ethiopian, Maya, Roman and French Republican calendars, with the tree of the month, the Akan day name, the Thai colour, the golden number and the day count of the astronomers.',
    asks: 'other calendars which calendars list hebrew islamic maya ethiopian roman',
  },
  {
    id: 'system/stones',
    title: 'Why there are two stones',
    source: 'G. F. Kunz, The Curious Lore of Precious Stones (1913)',
    text: 'They are not the same: the book names two stones, the birth gem by the month of birth (the jewellers’ list of 1912) and the spiritual stone by the Sun’s sign.',
    asks: 'two stones difference between birth gem and spiritual stone why two stones',
  },
  {
    id: 'system/same-day',
    title: 'Children born on the same day',
    source: 'The rules of the book’s insights',
    text: 'Two children of one day do not get the same book: what follows from the date alone is the same, but time, place, name and family make the difference, so that no two different records share all of their insights.',
    asks: 'same day same insights twins identical born same date other child same reading unique personal generic',
  },
]

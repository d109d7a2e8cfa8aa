/** A different child for every number: names of several scripts, times, places and Proof IDs. */
const names = [
  ['Amara', 'Noor', 'Okafor-Lindqvist'],
  ['ليلى', 'نور', 'الحسيني'],
  ['Maximilian', 'Alexander Theodor Wilhelm Friedrich Johannes', 'von Hohenberg-Wartenstein'],
  ['语晨', '', '林'],
  ['נֹעַם', '', 'בֶּן־דָּוִד'],
  ['Bo', '', 'Li'],
  ['आर्या', '', 'शर्मा'],
  ['하늘', '', '김'],
]
const two = (value) => String(value).padStart(2, '0')

export const childOf = ({ subjectWith, fullForm }, number) => {
  const [babyFirstName, babyMiddleName, babyLastName] = names[number % names.length]
  const proofId = `01${Math.floor(1e12 + ((number * 987_654_321_987) % 1.7e12))
    .toString(36)
    .toUpperCase()
    .padStart(8, '0')
    .slice(-8)}`
  return subjectWith(
    {
      ...fullForm,
      babyFirstName,
      babyMiddleName,
      babyLastName,
      babyDateOfBirth: `20${two(10 + (number % 15))}-${two(1 + (number % 12))}-${two(1 + (number % 28))}`,
      babyTimeOfBirth: `${two(number % 24)}:${two((number * 7) % 60)}`,
      babyWeightOunces: number % 16,
    },
    { proofId, verifyUrl: `https://codex.example/proof-review/${proofId}` },
  )
}

/** Names of the scripts that have no face of their own beside those that do. */
const plainNames = {
  Latin: ['Nguyễn Ọlọ́ládé', 'Đặng-Þórðardóttir'],
  Arabic: ['ليلى', 'الحسيني'],
  Hebrew: ['נֹעַם', 'בֶּן־דָּוִד'],
  Devanagari: ['आर्या', 'शर्मा'],
  Han: ['语晨', '林'],
  Hangul: ['하늘', '김'],
}
const upTo = (length, words) => {
  let text = words
  while (text.length < length) text += ` ${words}`
  return [...text].slice(0, length).join('').trim()
}
const people = [
  'motherFullName',
  'fatherFullName',
  'maternalGrandmotherName',
  'paternalGrandfatherName',
  'primaryCaretakerName',
]
const places = ['hospitalName', 'babyBirthPlace', 'babyBirthLocation', 'whereParentsFirstMet']
const everywhere = (fields, text) => Object.fromEntries(fields.map((field) => [field, text]))
/** What a name of some length changes in a form. */
const lengths = [
  ([first, last]) => ({
    babyFirstName: `${[...new Intl.Segmenter().segment(first)][0].segment}.`,
    babyMiddleName: '',
    babyLastName: last,
  }),
  ([first, last]) => ({
    babyFirstName: first,
    babyMiddleName: '',
    babyLastName: last,
    ...everywhere(people, `${first} ${last}`),
  }),
  ([first, last]) => ({
    babyFirstName: `${first} ${last} ${first}`,
    babyMiddleName: `${last} ${first} ${last}`,
    babyLastName: `${last} ${first} ${last}`,
  }),
  ([first, last]) => ({
    babyFirstName: [...first.repeat(80).replaceAll(' ', '')].slice(0, 80).join(''),
    babyMiddleName: '',
    babyLastName: last,
  }),
  ([first, last]) => ({
    babyFirstName: first,
    babyLastName: last,
    ...everywhere(people, upTo(60, `${first} ${last}`)),
    ...everywhere(places, upTo(300, `${last}, ${first}`)),
  }),
  ([first, last]) => ({
    babyFirstName: upTo(200, first),
    babyMiddleName: upTo(200, last),
    babyLastName: `${first} Amara ${last}`,
    ...everywhere([...people, ...places], upTo(300, `${first} ${last}`)),
  }),
]

/** Sixty children: thirty scripts, six lengths of name. */
export const sixtyChildren = (product) => {
  const scripts = Object.entries({ ...plainNames, ...product.namesOfScripts })
  return Array.from({ length: 60 }, (_, number) => {
    const [script, names] = scripts[number % scripts.length]
    const length = (number + 3 * Math.floor(number / scripts.length)) % lengths.length
    const child = childOf(product, number)
    return { ...child, form: { ...child.form, ...lengths[length](names) }, title: `${script}-${length}` }
  })
}

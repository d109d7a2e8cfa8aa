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

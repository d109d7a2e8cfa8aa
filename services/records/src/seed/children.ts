import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthForm } from '@shared/contracts/birth-form'

/** Given names and family names of one way of writing, and a place where it is at home. */
interface Naming {
  given: readonly string[]
  family: readonly string[]
  place: string
}

const namings: readonly Naming[] = [
  {
    given: ['Amara', 'José', 'Zoë', 'Søren', 'Łucja', 'Chloé', 'Åsa', 'Niamh', 'Maximilian', 'Ifẹ́olúwa'],
    family: ['Okafor-Lindqvist', 'García', 'Weiß', 'Vinter-Holm', 'Wiśniewska', 'Ní Dhomhnaill', 'Adéyẹmí'],
    place: 'Göteborg, Västra Götaland, Sweden',
  },
  {
    given: ['Фёдор', 'Анастасія', 'Алексей', 'Милена', 'Богдан'],
    family: ['Соколов', 'Шевченко', 'Йорданова', 'Петровић'],
    place: 'Kyiv, Ukraine',
  },
  {
    given: ['Γιώργος', 'Ελένη', 'Νίκος'],
    family: ['Παπαδόπουλος', 'Ιωάννου'],
    place: 'Athens, Attica, Greece',
  },
  { given: ['小明', '美玲', '子涵', '欣怡'], family: ['王', '李', '陳', '欧阳'], place: 'Shanghai, China' },
  { given: ['結衣', 'さくら', '蓮', 'ハナ'], family: ['佐藤', '山田', '鈴木'], place: 'Kyoto, Japan' },
  { given: ['민준', '서연', '지우'], family: ['김', '이', '남궁'], place: 'Seoul, South Korea' },
  { given: ['نور', 'محمد', 'ليلى', 'أحمد'], family: ['حداد', 'الهاشمي', 'منصور'], place: 'Beirut, Lebanon' },
  { given: ['נועה', 'איתי', 'תמר'], family: ['כהן', 'לוי'], place: 'Haifa, Israel' },
  { given: ['प्रिया', 'आरव', 'अनन्या'], family: ['शर्मा', 'पटेल'], place: 'Mumbai, Maharashtra, India' },
  { given: ['สมชาย', 'มาลี', 'กิตติ'], family: ['ใจดี', 'ศรีสุข'], place: 'Chiang Mai, Thailand' },
  { given: ['Ánh Tuyết', 'Minh', 'Hồng'], family: ['Nguyễn', 'Trần'], place: 'Hà Nội, Vietnam' },
]

const pick = <Item>(list: readonly Item[], at: number): Item => {
  const item = list[at % list.length]
  if (item === undefined) throw new Error('A list of names is empty')
  return item
}

/** Two digits. */
const padded = (value: number) => String(value).padStart(2, '0')

/** Child number `at`, of a family that nobody is: the same number is always the same child. No two share all four inputs. */
export function childOf(at: number, born: Date): BirthForm {
  const naming = pick(namings, at)
  const round = Math.floor(at / namings.length)
  const given = pick(naming.given, round)
  const family = pick(naming.family, Math.floor(round / naming.given.length))
  const minute = (at * 7) % 1440
  return {
    ...emptyBirthForm(),
    email: `family-${at}@seed.example`,
    babyFirstName: given,
    babyMiddleName: at % 3 === 0 ? pick(naming.given, round + 1) : '',
    babyLastName: family,
    babyDateOfBirth: born.toISOString().slice(0, 10),
    babyTimeOfBirth: `${padded(Math.floor(minute / 60))}:${padded(minute % 60)}`,
    babyBirthPlace: 'Birth Centre',
    babyBirthLocation: naming.place,
    motherFullName: `${pick(naming.given, round + 2)} ${family}`,
    babyHeightFeet: 1,
    babyHeightInches: 6 + (at % 4),
    babyWeightPounds: 6 + (at % 3),
    babyWeightOunces: at % 16,
    acknowledgement: true,
    finalReview: true,
  }
}

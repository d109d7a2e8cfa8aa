import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import { provenanceOf } from '@shared/contracts/birth-records'
import { proofIdOf } from '@shared/insights/proof-id'
import { needlesOfBytes, needlesOfDate, needlesOfText } from './byte-scan'
import type { Needle } from './byte-scan'

/** What a family enters, each value one that stands nowhere else in the world. */
const texts = {
  firstName: 'Zephyrquill',
  middleName: 'Ondrallix',
  lastName: 'Łuczywońska',
  birthPlace: 'Quenstrava Birth House',
  hospital: 'Hollowmere Infirmary',
  doctor: 'Dr. Pellandrine',
  mother: 'Vespertina Okwuosa-Thrale',
  meaning: 'Wind over Brackwater',
  email: 'zq.owner@brackwater.example',
  otherEmail: 'zq.second@brackwater.example',
  note: 'As Tremblewick told it',
  comment: 'Is Starbrindle her godmother?',
  message: 'Come and see Larkengrove',
  guestEmail: 'zq.guest@brackwater.example',
  changedName: 'Ewelindana',
  fileName: 'gannetry-letter.png',
  question: 'What does Kistrelwyn mean?',
} as const
export type MarkedTexts = typeof texts

const birthDate = '1962-07-23'
const [birthTime, twinsBirthTime] = ['03:47', '03:58']
const asPrinted = ['23 July 1962', 'July 23, 1962', '23.07.1962', '23/07/1962', '07/23/1962', '19620723']

export interface MarkedFamily {
  texts: MarkedTexts
  proofId: string
  /** Of a twin who was born at another minute. */
  twin: { proofId: string; submission: object }
  picture: Buffer
  /** The body of a submission with the file of that address. */
  submission(fileURL: string): object
  /** All that must not be found of them; `more` are bytes that the product itself made, such as the picture of the proof. */
  needles(more?: Readonly<Record<string, Buffer>>): Needle[]
}

/** Some bytes out of the middle of a file, where it is like no other. */
const slicesOf = (bytes: Buffer) =>
  [0.3, 0.5, 0.8].map((part) => {
    const at = Math.floor(bytes.length * part)
    return bytes.subarray(at, at + 24)
  })

/** A picture of noise, 48 pixels wide and high, as PNG. */
function noisyPicture(): Buffer {
  const side = 48
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const whole = Buffer.alloc(body.length + 8)
    whole.writeUInt32BE(data.length)
    whole.set(body, 4)
    whole.writeUInt32BE(crc32(body), body.length + 4)
    return whole
  }
  const header = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0])
  // Each line begins with how it is filtered: not at all.
  const lines = Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side * 3)]))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function createMarkedFamily(picture = noisyPicture()): MarkedFamily {
  const form = {
    ...emptyBirthForm(),
    email: texts.email,
    babyFirstName: texts.firstName,
    babyMiddleName: texts.middleName,
    babyLastName: texts.lastName,
    babyDateOfBirth: birthDate,
    babyTimeOfBirth: birthTime,
    babyBirthPlace: texts.birthPlace,
    babyBirthLocation: 'Lagos, Nigeria',
    hospitalName: texts.hospital,
    attendingDoctorName: texts.doctor,
    motherFullName: texts.mother,
    acknowledgement: true,
    finalReview: true,
  }
  const { firstName, lastName } = texts
  const proofIdAt = (time: string) => proofIdOf({ firstName, lastName, birthDate, birthTime: time })
  const submissionOf = (filled: typeof form) => {
    const provenance = provenanceOf(filled, proofIdAt(filled.babyTimeOfBirth))
    return { ...filled, isCompleted: true, provenance }
  }
  return {
    texts,
    proofId: proofIdAt(birthTime),
    twin: {
      proofId: proofIdAt(twinsBirthTime),
      submission: submissionOf({ ...form, babyTimeOfBirth: twinsBirthTime }),
    },
    picture,
    submission(fileURL) {
      const uploadedFiles = [{ name: texts.fileName, size: picture.length, fileURL }]
      return submissionOf({ ...form, uploadedFiles })
    },
    needles: (more = {}) => [
      ...Object.entries(texts).flatMap(([what, text]) => needlesOfText(what, text)),
      ...[birthDate, ...asPrinted].flatMap((text) => needlesOfText('date of birth', text)),
      ...needlesOfDate('date of birth', new Date(birthDate)),
      ...needlesOfText('time of birth', '"03:47"'),
      ...needlesOfText('time of birth', '03:47\0'),
      ...Object.entries({ picture, ...more }).flatMap(([what, bytes]) =>
        slicesOf(bytes).flatMap((slice) => needlesOfBytes(what, slice)),
      ),
    ],
  }
}

import { apgarScores, birthOrders, clockChanges, connectedTime } from '../enumerations'
import { choice, count, date, flag, line, measure, time } from '../field-kinds'
import type { FieldEntry } from '../field-kinds'

/** The fields of step II, in the order of the page. */
export const momentFields = {
  babyDateOfBirth: {
    ...date(),
    label: 'Date of birth',
    summary: 'Date',
    isQuestion: true,
    required: 'Birth date is required',
    older: ['birthDate', 'dateOfBirth'],
    printed: { page: 'certificate' },
  },
  babyTimeOfBirth: {
    ...time(),
    label: 'Time of birth',
    summary: 'Time',
    isQuestion: true,
    required: 'Birth time is required',
    unless: 'babyTimeUnknown',
    older: ['birthTime', 'timeOfBirth'],
    printed: { page: 'certificate' },
  },
  babyTimeUnknown: {
    ...flag(),
    label: 'Time unknown',
    printed: { page: 'certificate' },
  },
  /**
   * Where the clocks of the place showed the time of birth twice, or skipped it: before or after the change, as the parent
   * says; '' is not asked, or no answer.
   */
  babyClockChange: {
    ...choice(clockChanges),
    label: 'Change of the clocks',
    printed: { page: 'certificate' },
  },
  babyBirthPlace: {
    ...line(300),
    label: 'Birth place',
    summary: 'Birth place',
    isWide: true,
    isQuestion: true,
    required: 'Birth place is required',
    older: ['birthPlace'],
    printed: { page: 'certificate' },
  },
  babyBirthLocation: {
    ...line(300),
    label: 'Birth location',
    summary: 'Location',
    isWide: true,
    isQuestion: true,
    required: 'Birth location is required',
    older: ['birthLocation'],
    printed: { page: 'certificate' },
  },
  birthLatitude: {
    ...measure(-90, 90, 'Latitude must be between -90 and 90'),
    label: 'Latitude',
    printed: { page: 'certificate' },
  },
  birthLongitude: {
    ...measure(-180, 180, 'Longitude must be between -180 and 180'),
    label: 'Longitude',
    printed: { page: 'certificate' },
  },
  /** IANA name; follows from the coordinates. */
  birthTimeZone: {
    ...line(64),
    label: 'Time zone',
    printed: { page: 'certificate' },
  },
  hospitalName: {
    ...line(300),
    label: 'Hospital',
    summary: 'Hospital',
    isQuestion: true,
    printed: { page: 'arrival', fact: ['Hospital', 'that took them in'] },
  },
  attendingDoctorName: {
    ...line(),
    label: 'Attending doctor',
    summary: 'Doctor',
    isQuestion: true,
    printed: { page: 'arrival', fact: ['Attended by', 'who was there to help'] },
  },
  babyBirthOrder: {
    ...choice(birthOrders),
    label: 'Birth order',
    summary: 'Birth order',
    isQuestion: true,
    older: ['birthOrder'],
    printed: { page: 'lineage' },
  },
  apgarScore1Min: {
    ...choice(apgarScores),
    label: 'APGAR at 1 minute',
    summary: 'APGAR, 1 min',
    isQuestion: true,
    older: ['apgarScore1'],
    printed: { page: 'physical-codex' },
  },
  apgarScore5Min: {
    ...choice(apgarScores),
    label: 'APGAR at 5 minutes',
    summary: 'APGAR, 5 min',
    isQuestion: true,
    older: ['apgarScore5'],
    printed: { page: 'physical-codex' },
  },
  daysConnected: {
    ...count(connectedTime.daysConnected),
    label: 'Days',
    words: 'Days connected',
    summary: 'Connected',
    isQuestion: true,
    printed: { page: 'physical-codex' },
  },
  hoursConnected: {
    ...count(connectedTime.hoursConnected),
    label: 'Hours',
    words: 'Hours connected',
    isQuestion: true,
    printed: { page: 'physical-codex' },
  },
  minutesConnected: {
    ...count(connectedTime.minutesConnected),
    label: 'Minutes',
    words: 'Minutes connected',
    isQuestion: true,
    printed: { page: 'physical-codex' },
  },
  secondsConnected: {
    ...count(connectedTime.secondsConnected),
    label: 'Seconds',
    words: 'Seconds connected',
    isQuestion: true,
    printed: { page: 'physical-codex' },
  },
} as const satisfies Record<string, FieldEntry>

/** The lists a parent chooses from, in the order in which they are offered. */

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

export const birthOrders = [
  '1st Child',
  '2nd Child',
  '3rd Child',
  '4th Child',
  '5th Child',
  '6th Child',
  '7th Child',
  '8th Child',
  '9th Child',
  '10th Child',
  '11th Child or more',
] as const

export const apgarScores = ['Unknown', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** Time connected to the placenta: whole units, each inclusive. */
export const connectedTime = {
  daysConnected: range(0, 7),
  hoursConnected: range(0, 23),
  minutesConnected: range(0, 59),
  secondsConnected: range(0, 59),
} as const

export const noPrints = 'No Prints'
export const printPreferences = ['Handprint', 'Footprint', 'Both Handprint and Footprint', noPrints] as const

export const otherGender = 'Other'
export const genders = ['Male', 'Female', otherGender] as const

/** Free typing allowed. */
export const races = [
  'African American',
  'Asian',
  'Caucasian',
  'Hispanic/Latino',
  'Native American',
  'Pacific Islander',
  'Middle Eastern',
  'Mixed/Multiracial',
  'Other',
  'Prefer not to say',
] as const

export const headCircumferenceUnits = ['cm', 'in'] as const
export const temperatureUnits = ['°F', '°C'] as const

export const birthTypes = [
  'Home Birth',
  'Water Birth',
  'Natural Birth',
  'Cesarean',
  'Assisted Birth',
  'VBAC',
] as const

/** Free typing allowed. */
export const eyeColors = [
  'Brown',
  'Blue',
  'Green',
  'Hazel',
  'Gray',
  'Amber',
  'Dark Brown',
  'Light Brown',
  'Blue-Green',
  'Other',
] as const

/** Free typing allowed. */
export const hairColors = [
  'Black',
  'Dark Brown',
  'Brown',
  'Light Brown',
  'Blonde',
  'Strawberry Blonde',
  'Red',
  'Auburn',
  'Gray',
  'White',
  'Bald',
  'Other',
] as const

export const bloodTypes = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const

/** Free typing allowed. */
export const nationalities = [
  'American',
  'Canadian',
  'British',
  'Australian',
  'German',
  'French',
  'Italian',
  'Spanish',
  'Mexican',
  'Chinese',
  'Japanese',
  'Korean',
  'Indian',
  'Brazilian',
  'Russian',
  'Dutch',
  'Irish',
  'Scottish',
  'Other',
] as const

export const accessLevels = ['VIEWER', 'COMMENTER', 'EDITOR', 'APPROVER'] as const
export type AccessLevel = (typeof accessLevels)[number]
/** What a grant row may hold: an invited level, or the parent who made the record. */
export const grantRoles = ['OWNER', ...accessLevels] as const
export type GrantRole = (typeof grantRoles)[number]

/** How a version came to be. */
export const versionKinds = ['sync', 'submission', 'restore', 'edits'] as const

/** Days until an invitation expires; 3650 is offered as 'Never (10 years)'. */
export const inviteExpiryDays = [1, 7, 30, 3650] as const

export const dateFilters = ['all', 'week', 'month', 'quarter'] as const

/** Which of the two instants of a clock time that came twice, or was skipped, is meant. */
export const clockChanges = ['earlier', 'later'] as const

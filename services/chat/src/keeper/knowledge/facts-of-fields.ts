import type { Passage } from '../passage'

const form = 'How Birth Codex works: the form'
const fields = 'The birth form'

/** Single facts of what fields take, and of what they do when something else is filled in. */
export const factsOfFields: readonly Passage[] = [
  {
    id: 'form/no-email',
    title: 'Without an e-mail address',
    source: fields,
    text: 'No, an e-mail address is required: the proof and the finished record are sent there.',
  },
  {
    id: 'form/last-name-needed',
    title: 'Without a last name',
    source: fields,
    text: 'No, it cannot be left empty: first and last name are both required, each with at least one letter, of any script.',
  },
  {
    id: 'form/home-birth-place',
    title: 'Birth place of a birth at home or on the way',
    source: fields,
    text: 'Write what it was, in your own words: ‘At home’, ‘In the car’, the name of a birth centre. The birth place is free text, and the city, state and country go into Birth location.',
  },
  {
    id: 'form/blur-error',
    title: 'An error before anything was typed',
    source: fields,
    text: 'A required field that is left empty shows its message as soon as you leave it; fill it in and the message goes.',
  },
  {
    id: 'form/error-goes',
    title: 'When an error message goes',
    source: fields,
    text: 'As soon as you edit the field.',
  },
  {
    id: 'form/email-again',
    title: 'Why the e-mail is checked again on step V',
    source: form,
    text: 'It is checked once more before submitting, by the same two rules, since the proof and the finished record are sent there.',
  },
  {
    id: 'form/metric-stored',
    title: 'What is kept of metric measures',
    source: fields,
    text: 'The record keeps feet and inches, pounds and ounces, rounded to the nearest inch and ounce; what you typed in metric is shown again after a reload.',
  },
  {
    id: 'form/grams',
    title: 'Weight in grams',
    source: fields,
    text: 'Turn on the metric switch on step IV and enter kilograms: 3450 grams are 3.45 kg.',
  },
  {
    id: 'form/gender-other',
    title: 'Gender Other',
    source: fields,
    text: 'Choose ‘Other’: a field then appears in which you write your own word. The choices are Male, Female and Other; gender is optional.',
  },
  {
    id: 'form/apgar-zero',
    title: 'APGAR 0',
    source: fields,
    text: 'The list has Unknown and 1 to 10, and no 0; Unknown, or leaving it empty, is possible.',
  },
  {
    id: 'form/apgar-unknown',
    title: 'An APGAR score that is not known',
    source: fields,
    text: 'Choose Unknown, or leave it empty: both APGAR fields are optional.',
  },
  {
    id: 'form/more-children',
    title: 'Birth order beyond the tenth child',
    source: fields,
    text: '‘11th Child or more’; before it the list goes from 1st Child to 10th Child.',
  },
  {
    id: 'form/long-cord',
    title: 'More than seven days connected',
    source: fields,
    text: 'The field takes 0 to 7 days, so more cannot be entered: choose 7, or leave it empty.',
  },
  {
    id: 'form/race-refuse',
    title: 'Not telling race or ethnicity',
    source: fields,
    text: 'It is optional: leave it empty or choose ‘Prefer not to say’.',
  },
  {
    id: 'form/two-nationalities',
    title: 'Two nationalities',
    source: fields,
    text: 'Write both into the one field, in your own words: nationality takes what you type beside its list.',
  },
  {
    id: 'form/bald',
    title: 'Born without hair',
    source: fields,
    text: 'Choose ‘Bald’ from the hair colours.',
  },
  {
    id: 'form/birth-types',
    title: 'The types of birth',
    source: fields,
    text: 'Home Birth, Water Birth, Natural Birth, Cesarean, Assisted Birth and VBAC; it is optional.',
  },
  {
    id: 'form/blood-unknown',
    title: 'A blood type that is not known',
    source: fields,
    text: 'Leave it empty: it is optional.',
  },
  {
    id: 'form/gender-options-blood',
    title: 'The blood types in the list',
    source: fields,
    text: 'A+, A-, B+, B-, AB+, AB-, O+ and O-.',
  },
  {
    id: 'form/print-options',
    title: 'The choices for prints',
    source: fields,
    text: 'Handprint, Footprint, Both Handprint and Footprint, or No Prints.',
  },
  {
    id: 'form/eye-colors',
    title: 'The eye colours in the list',
    source: fields,
    text: 'Brown, Blue, Green, Hazel, Gray, Amber, Dark Brown, Light Brown, Blue-Green and Other, or your own word.',
  },
  {
    id: 'form/field-locked',
    title: 'A field that cannot be typed in',
    source: fields,
    text: 'Its ‘Ask MYA’ switch is on: turn it off and you can type; what MYA put there is then cleared.',
  },
  {
    id: 'form/conception-follows',
    title: 'The conception date after a change of the birth date',
    source: fields,
    text: 'It follows by itself: while the switch is on, another birth date moves the conception date to 280 days before it.',
  },
  {
    id: 'form/unwed-mistake',
    title: 'Unwed ticked by mistake',
    source: fields,
    text: 'Untick it: the sentence is cleared, and you can enter the date of the marriage.',
  },
  {
    id: 'form/marriage-locked',
    title: 'Why the date of the marriage is disabled',
    source: fields,
    text: '‘Unwed’ is ticked, which sets it to ‘Parents were not married’; untick it to enter a date.',
  },
  {
    id: 'form/time-cleared',
    title: 'The time that vanished with ‘Time unknown’',
    source: fields,
    text: 'Ticking ‘Time unknown’ clears the time beside it, for the child as for a parent; untick it and enter the time again.',
  },
  {
    id: 'form/parents-needed',
    title: 'Whether the parents are required',
    source: fields,
    text: 'No: nothing about the parents is required, neither names nor dates.',
  },
  {
    id: 'form/measures-needed',
    title: 'Whether height and weight are required',
    source: fields,
    text: 'No, all of step IV is optional, height and weight too.',
  },
  {
    id: 'form/heavy-baby',
    title: 'A weight over 20 pounds',
    source: fields,
    text: 'It is refused: weight takes 1 to 20 pounds and 0 to 15 ounces. It is optional, so leave it empty where it does not fit.',
  },
  {
    id: 'form/ounces',
    title: 'Sixteen ounces',
    source: fields,
    text: 'Ounces go from 0 to 15: 16 ounces are one pound more, so write that.',
  },
  {
    id: 'form/inches',
    title: 'Twelve inches and more',
    source: fields,
    text: 'Inches go from 0 to 11: 12 inches are one foot more, so 20 inches are 1 foot 8.',
  },
]

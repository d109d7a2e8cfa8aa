import type { Passage } from '../passage'

const form = 'How Birth Codex works: the form'
const fields = 'The birth form'

/** Further single facts of the form: its bar, its steps, its counters and its draft. */
export const furtherFactsOfTheForm: readonly Passage[] = [
  {
    id: 'form/area-names',
    title: 'The second names of the steps',
    source: fields,
    text: 'Each step has a title and an area: Names & Identity is ‘Identity’, The Sacred Moment ‘Chronicle of Birth’, Lineage & Bonds ‘Provenance’, Form & Essence ‘Physical Codex’, Review & Seal ‘Final Inscription’.',
  },
  {
    id: 'form/step-titles',
    title: 'The titles of the five steps',
    source: fields,
    text: 'I Names & Identity, II The Sacred Moment, III Lineage & Bonds, IV Form & Essence, V Review & Seal.',
  },
  {
    id: 'form/side-picture',
    title: 'The picture beside a step',
    source: form,
    text: 'On a large screen each step has a picture with a caption beside it; a small screen leaves it out.',
  },
  {
    id: 'form/bar-buttons',
    title: 'The buttons at the bottom of the form',
    source: form,
    text: 'Previous, Save Draft and Next; on step V Next gives way to Attest & Submit. Beside them stands the note that drafts are saved privately on this device.',
  },
  {
    id: 'form/scroll-top',
    title: 'Why the page goes to the top',
    source: form,
    text: 'Next and Previous scroll to the top, so that each step begins with its first question.',
  },
  {
    id: 'form/skip-ahead',
    title: 'Going ahead without filling in',
    source: form,
    text: 'No, you cannot skip ahead: Next goes on once the required fields of the step are filled in without a mistake. Optional fields may stay empty, and going back is always possible.',
  },
  {
    id: 'form/review-read-only',
    title: 'Changing something on the summary',
    source: form,
    text: 'The summary on step V is read-only: go back with Previous to the step of the field, change it there, and come forward again.',
  },
  {
    id: 'form/review-place',
    title: 'Reading everything before sending',
    source: form,
    text: 'On step V, Review & Seal, everything you entered stands once more, read-only, before you submit.',
  },
  {
    id: 'form/not-provided',
    title: '‘Not provided’ in the summary',
    source: form,
    text: 'It marks what you left empty. An optional field may stay so; the book leaves it out.',
  },
  {
    id: 'form/summary-hospital',
    title: 'What the summary shows besides',
    source: form,
    text: 'Yes, the summary shows the meaning of the name, the hospital and the attending doctor too, as every other answer.',
  },
  {
    id: 'form/counts-when',
    title: 'Which answers Questions Left counts',
    source: form,
    text: 'Only filled fields without a mistake count; one with an error is still open.',
  },
  {
    id: 'form/counts-switches',
    title: 'Whether switches and units count as questions',
    source: form,
    text: 'No: switches, tick boxes, units and hidden fields are no questions and are not counted.',
  },
  {
    id: 'form/this-step',
    title: '‘THIS STEP: x/y’',
    source: form,
    text: 'How many of this step’s questions are answered: x of y. The large number above it is what is left on all five steps.',
  },
  {
    id: 'form/large-number',
    title: 'The large number on Questions Left',
    source: form,
    text: 'How many questions of all five steps are still open: the total minus the answered ones.',
  },
  {
    id: 'form/percent-80',
    title: '80 percent on step V',
    source: form,
    text: 'A required field of an earlier step is still missing: with all of them it is 95, and with the acknowledgement ticked 100.',
  },
  {
    id: 'form/percent-95',
    title: 'Why it stays at 95 percent',
    source: form,
    text: '100 needs the tick of the acknowledgement on step V, with every required field filled in; before that it never says more than 95.',
  },
  {
    id: 'form/progress-label',
    title: 'The bar ‘Progress’',
    source: form,
    text: 'It shows how far the form is filled in, as a rounded percentage: it follows the steps and their required fields.',
  },
  {
    id: 'form/star',
    title: 'The asterisk beside a field',
    source: fields,
    text: 'It marks a required field: the step goes on only when it is filled in.',
  },
  {
    id: 'form/optional-submit',
    title: 'Submitting with much left empty',
    source: form,
    text: 'Yes: everything that is not required may stay empty, and the record can be submitted all the same.',
  },
]

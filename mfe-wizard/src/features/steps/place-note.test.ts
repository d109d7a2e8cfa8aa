import { placeNote } from './place-note'

it.each([
  ['Asia/Kolkata', '13.09° N 80.28° E. India Standard Time.'],
  ['Asia/Colombo', '13.09° N 80.28° E. Sri Lanka Standard Time.'],
  ['Mars/Olympus', '13.09° N 80.28° E.'],
])('says what the clock of a place in %s is called', (timeZone, note) => {
  expect(placeNote(13.0878, 80.2785, timeZone)).toBe(note)
})

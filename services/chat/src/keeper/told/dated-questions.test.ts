import { foldedText } from '../words/plain-text'
import { insightAskedOfDay, insightsAskedOfDay } from './dated-questions'

it.each([
  ['on which day of the week did 17 october 2024 fall', 'insight/weekday'],
  ['lil one came 8 apr 2024 what moon was it', 'insight/moon-phase'],
  ['moon sign of 8 april 2024', 'insight/moon-sign'],
  ['was mercury retrograde on 10 march 2026', 'insight/backwards'],
  ['born 12 july 2025 in sydney, which season was it', 'insight/sun-season'],
  ['birthday 3 jun 24 chinese sign please', 'insight/year-animal'],
  ['which chinese zodiac sign is 5 february 2024', 'insight/year-animal'],
  ['chinese element of 1 march 2026', 'insight/year-phase'],
  ['sun sign oct 30', 'insight/sun-sign'],
  ['life path of 14 july 2022', 'insight/life-path'],
  ['in which jewish year was 1 june 2024', 'insight/hebrew-date'],
  ['birthstone of april', 'insight/birth-gem'],
])('%s: %s', (question, id) => {
  expect(insightAskedOfDay(question)).toBe(id)
})

it.each([
  'what is the weekday of the birth',
  'how is the moon sign of 8 april 2024 computed',
  'why is the chinese animal of 5 february 2024 another one',
  'star sign and birthstone of 3 june',
  'can I still order on 3 june',
  'until which day is the link of 3 june good',
])('is none in %s', (question) => {
  expect(insightAskedOfDay(question)).toBeUndefined()
})

it.each([
  ['flower and stone for november', ['insight/birth-flower', 'insight/birth-gem']],
  // The day may stand between the two.
  ['which flower is it for june and what is the stone', ['insight/birth-flower', 'insight/birth-gem']],
  ['moon phase on 3 may 2024 and what weekday was it', ['insight/moon-phase', 'insight/weekday']],
  ["he was born 2/29/2024, what's his sign and animal", ['insight/sun-sign', 'insight/year-animal']],
  [
    'weekday, moon phase and life path of 3 may 2024',
    ['insight/weekday', 'insight/moon-phase', 'insight/life-path'],
  ],
  ['star sign and the moon sign on 3 may 2024?', ['insight/sun-sign', 'insight/moon-sign']],
  [
    'born 17 may 2024, 08:20, london. sun, moon and ascendant please',
    ['insight/sun-sign', 'insight/moon-sign', 'insight/rising'],
  ],
  ['moon sign and nakshatra for 9 august 2022', ['insight/moon-sign', 'insight/nakshatra']],
  [
    'weekday, birthstone, celtic tree and chinese animal for 9 nov 2022 pls',
    ['insight/weekday', 'insight/birth-gem', 'insight/tree-month', 'insight/year-animal'],
  ],
])('%s: all of them', (question, ids) => {
  expect(insightsAskedOfDay(question)).toEqual(ids)
})

it.each([
  'what sign was the moon in on 20 march 2024',
  'was venus or mars retrograde on 3 may 2024',
  'flower and stone',
  'the sign of 3 may 2024',
  'the stone and the flower of my child',
])('not several of a day in ‘%s’', (question) => {
  expect(insightsAskedOfDay(question)).toEqual([])
})

it.each([
  ['मेरे बेटे का जन्म 3 मई 2025 को हुआ, उसका लाइफ पाथ नंबर क्या है?', 'insight/life-path'],
  ['Welches Sternzeichen hat ein Kind vom 9. August 2025?', 'insight/sun-sign'],
  ['quel est le chemin de vie du 14 juillet 2022', 'insight/life-path'],
  ['Какой знак зодиака 5 июня 2024?', 'insight/sun-sign'],
  ['ما هو برج مواليد ٣ مايو ٢٠٢٥', 'insight/sun-sign'],
  ['2025年5月3日出生的孩子属于什么星座?', 'insight/sun-sign'],
  ['2025년 5월 3일생은 무슨 띠예요?', 'insight/year-animal'],
  ['faza księżyca 8 kwietnia 2024', 'insight/moon-phase'],
])('%s: %s', (question, id) => {
  expect(insightAskedOfDay(foldedText(question))).toBe(id)
})

import { bareNameIn } from './bare-names'
import { findReferral } from '../talk/referrals'

describe('a word and what is asked of it', () => {
  it.each([
    ['what is kwame', 'kwame', false],
    ['lucia where from', 'lucia', true],
    ['is freya norse', 'freya', true],
    ['freya norse?', 'freya', true],
    ['lucia latin or spanish', 'lucia', true],
    ['meaning of amara', 'amara', true],
    ['name meaning luca', 'luca', true],
    ['where is amara from', 'amara', true],
    ['is the name kai hawaiian?', 'kai', true],
    ['zeynep isminin anlami ne?', 'zeynep', true],
  ])('%s: %s', (message, name, isAsked) => {
    expect(bareNameIn(message)).toEqual({ name, isAsked })
  })

  it('is no question that goes on', () => {
    for (const message of [
      'what is kept of my record',
      'where is the draft from yesterday',
      'is mya english',
    ])
      expect(bareNameIn(message)).toBeUndefined()
  })
})

it('a fever told in figures is referred, and what the form takes is not', () => {
  const referred = ['he has 39 degrees what now', 'baby is 39.2', 'he feels warm and has 38,9']
  expect(referred.filter((message) => findReferral(message)?.kind !== 'referral')).toEqual([])
  const answered = [
    'can I enter a temperature of 39 degrees',
    'my son is 39 cm long',
    'she was born at 39 weeks',
    'our boy has 40 insights',
  ]
  expect(answered.filter((message) => findReferral(message) !== undefined)).toEqual([])
})

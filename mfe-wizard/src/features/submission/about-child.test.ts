import { aboutOf } from './about-child'

it('a child is called what its certificate calls it', () => {
  expect(aboutOf({ babyFirstName: 'Amara', babyMiddleName: 'Noor', babyLastName: 'Okafor' }).childName).toBe(
    'Amara Noor Okafor',
  )
  expect(aboutOf({ babyFirstName: '結衣', babyMiddleName: '', babyLastName: '鈴木' }).childName).toBe(
    '鈴木結衣',
  )
  expect(aboutOf({ babyFirstName: 'Bo', babyLastName: null }).childName).toBe('Bo')
})

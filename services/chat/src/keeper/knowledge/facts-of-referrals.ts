import type { Passage } from '../passage'

const referral = 'Where to turn'

/** What is a question of health, law or an emergency: it is asked here as any passage, and answered by a referral alone. */
export const factsOfReferrals: readonly Passage[] = [
  {
    id: 'referral/medicine',
    title: 'Questions of health',
    source: referral,
    text: 'A question of the health, illness, feeding, sleep, growth or care of a child or a mother: for a doctor, midwife or pharmacist.',
  },
  {
    id: 'referral/law',
    title: 'Questions of law',
    source: referral,
    text: 'A question of rights, custody, names in registers, citizenship, passports, money from the state or courts: for a lawyer, an advice centre or an office.',
  },
  {
    id: 'referral/emergency',
    title: 'Emergencies',
    source: referral,
    text: 'Somebody is in danger now: call the emergency number.',
  },
  {
    id: 'referral/despair',
    title: 'Despair',
    source: referral,
    text: 'Somebody does not want to live, or is afraid to hurt a child: people can help at any hour.',
  },
]

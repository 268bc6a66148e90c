import { createAccount } from '../domains/accounts/server/accounts.ts'
import { type Person, personWho, type World } from './world.ts'

/** Someone who has just signed up: an account, and no profile yet. */
export async function newcomer(w: World, name = 'nina'): Promise<Person> {
  const uid = await w.tx((tx) => createAccount(tx, { email: `${name}@example.test`, displayName: name }))
  return personWho(w.runner, name, uid)
}

/** What a brand answers, step by step. */
export const brandStory = {
  place: { name: 'Nido', category: 'Cafe', city: 'london' },
  address: { address: '1 Mill Lane', district: 'Soho', postcode: 'W1F 0AA', phone: null },
  story: { description: 'Coffee, cake and a window.', handle: '@nido' },
  photos: {},
  hours: { openingHours: [{ weekday: 2, from: '09:00', to: '17:00' }] },
  visits: { windows: [{ weekday: 2, from: '14:00', to: '17:00' }], capacity: 2 },
  brief: { title: 'Cake at Nido', story: 'An hour of cake.', included: ['Cake'], valueMinor: 2_000, guests: 1 },
} as const

/** What a creator answers, step by step. */
export const creatorStory = {
  handle: { name: 'Nina', handle: '@Nina.Eats', platform: 'tiktok', homeCity: 'london' },
  you: { dateOfBirth: '2000-05-01', languages: ['en'] },
  cities: { cities: ['paris'] },
  figures: { followers: 5_000, averageViews: null, engagementBp: 320 },
  vibe: { contentVibe: ['brunch'] },
  about: { bio: 'I eat breakfast twice.' },
  portfolio: {},
  page: { on: true, inSearch: false, showAudience: false, showReliability: true },
  house: { agreed: true },
  quiz: { answers: [1, 0, 2, 1, 0] },
} as const

/** Answers every step of a story in its order, as the person. */
export async function answerSteps(person: Person, story: Readonly<Record<string, object>>): Promise<void> {
  for (const [step, answer] of Object.entries(story)) await person.call('saveOnboardingStep', { step, answer })
}

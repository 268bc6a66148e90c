import { expect, it } from 'vitest'
import { sectionsOf } from './sections.ts'

const step = (key: string, label: string, done: boolean) => ({ key, label, done, unlocks: '' })
const profile = {
  steps: [
    step('avatar', 'A photo of you', true),
    step('bio', 'A short bio', false),
    step('vibe', 'What your content is about', false),
    step('gallery', 'Three examples', false),
  ],
  publicPage: { on: false } as never,
  casting: null,
  pausedAt: null,
}

it('says in which part what is missing is filled in', () => {
  const missing = sectionsOf(profile, false).flatMap((one) => (one.missing.length > 0 ? [[one.id, one.missing]] : []))
  expect(missing).toEqual([
    ['about', ['A short bio', 'What your content is about']],
    ['portfolio', ['Three examples']],
  ])
})

it('says how a part is set, and lists blocked venues only where there are some', () => {
  const stateOf = (id: string, of = profile) => sectionsOf(of, false).find((one) => one.id === id)?.state
  expect([stateOf('page'), stateOf('casting'), stateOf('break'), stateOf('about')]).toEqual([
    'Off',
    'Not shared',
    null,
    null,
  ])
  expect(sectionsOf(profile, false).some(({ id }) => id === 'blocked')).toBe(false)
  expect(sectionsOf(profile, true).some(({ id }) => id === 'blocked')).toBe(true)
})

import { expect, it } from 'vitest'
import { answeredBy, type Applicant, approvalChecks } from './approval.ts'

const at = new Date('2026-03-02T09:00:00Z')
const complete: Applicant = {
  avatar: 'me.jpg',
  bio: 'Small plates, big windows: I film where London eats.',
  gallery: ['1', '2', '3'],
  contentVibe: ['brunch'],
  languages: ['en'],
  social: [{ followers: 9_000, confirmedHow: 'screenshot', confirmedAt: at }],
}

it.each([
  [{}, []],
  [{ social: [] }, ['A social account', 'Verified insights']],
  [{ social: [{ followers: 9_000, confirmedHow: 'self-declared', confirmedAt: at }] }, ['Verified insights']],
  [
    { social: [{ followers: 9_000, confirmedHow: 'staff', confirmedAt: new Date('2025-11-01') }] },
    ['Verified insights'],
  ],
  [{ gallery: ['1'] }, ['Examples of your content']],
  [{ avatar: null }, ['A photo and a bio']],
  [{ bio: 'Hi!' }, ['A photo and a bio']],
  [{ languages: [] }, ['Content topics and languages']],
])('with %j wants %j', (change, wanted) => {
  const missing = approvalChecks({ ...complete, ...change }, at).filter((check) => !check.ok)
  expect(missing.map((check) => check.name)).toEqual(wanted)
})

it.each([
  ['2026-03-02T09:00:00.000Z', '2026-03-04T09:00:00.000Z'],
  ['2026-03-05T09:00:00.000Z', '2026-03-09T09:00:00.000Z'],
  ['2026-03-07T09:00:00.000Z', '2026-03-10T09:00:00.000Z'],
])('applied %s, answered by %s', (applied, answered) => {
  expect(answeredBy(new Date(applied)).toISOString()).toBe(answered)
})

import { expect, it } from 'vitest'
import { downgradeQuestion } from './downgrade-words.ts'

const preview = {
  currency: 'GBP' as const,
  next: { due: 198_00, tax: 33_00 },
  at: '2026-12-01T09:00:00.000Z',
  perCollab: 75_00,
  freeCollabs: 1,
  freeCollabsNow: 6,
  seats: 1,
  stops: ['ID checks', 'Logistics management'],
}

it('says what is due from when, what a collab then costs, and what stops', () => {
  expect(downgradeQuestion('Starter', { name: 'Premium', state: 'active' }, 'Tue 1 Dec', preview)).toBe(
    'Downgrade to Starter? It starts on Tue 1 Dec. You keep Premium until then, and pay nothing today. ' +
      'From Tue 1 Dec you pay £198 a month (VAT included). We’ll keep everything you’ve created.\n\n' +
      'You then have 1 free collab a month, and each extra one costs £75. Today you have 6 free collabs a month.\n\n' +
      'Starter includes 1 user. Everyone on your team stays, but you can’t add anyone beyond that.\n\n' +
      'You lose ID checks and Logistics management on Tue 1 Dec.',
  )
})

it('says that nothing is due once the plan has ended', () => {
  const ended = { ...preview, next: null, perCollab: 99_00, freeCollabs: 0, freeCollabsNow: 1, seats: null, stops: [] }
  expect(downgradeQuestion('Freemium', { name: 'Starter', state: 'active' }, 'Tue 1 Dec', ended)).toBe(
    'Cancel your Starter plan? It ends on Tue 1 Dec, and you pay nothing for it after that. Nothing changes until then, ' +
      'and we’ll keep everything you’ve created.\n\nEach collab then costs £99. Today you have 1 free collab a month.',
  )
})

import { expect, it } from 'vitest'
import { seatWords } from './seat-words.ts'

it.each([
  [{ used: 1, invited: 0, of: 1 }, '1 of 1 seat used.'],
  [{ used: 4, invited: 1, of: 5 }, '4 of 5 seats used, including 1 pending invitation.'],
  [{ used: 4, invited: 2, of: 5 }, '4 of 5 seats used, including 2 pending invitations.'],
  [{ used: 3, invited: 0, of: null }, '3 users in your organisation. Your plan includes unlimited users.'],
  [
    { used: 3, invited: 2, of: null },
    '1 user in your organisation, and 2 invited. Your plan includes unlimited users.',
  ],
])('counts nobody as a user who hasn’t accepted: %j', (seats, words) => {
  expect(seatWords(seats)).toBe(words)
})

import { expect, it, vi } from 'vitest'
import { standBadge, standWords } from './words.ts'

it('says in a file where an ad stands in the words of the filter, and on the page how soon it starts', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z'), toFake: ['Date'] })
  const planned = { state: 'approved', startsAt: '2026-03-05T09:00:00Z', endsAt: '2026-03-09T09:00:00Z' } as const
  expect(standBadge(planned)).toEqual({ tone: 'calm', word: 'Starts in 3 days' })
  expect(standWords(planned)).toBe('Approved, not started')
  vi.setSystemTime('2026-03-05T09:00:00Z')
  expect([standBadge(planned).word, standWords(planned)]).toEqual(['Showing', 'Showing'])
  vi.setSystemTime('2026-03-09T09:00:00Z')
  expect([standBadge(planned).word, standWords(planned)]).toEqual(['Ended', 'Ended'])
  expect(standWords({ ...planned, state: 'paused' })).toBe('Paused')
  vi.useRealTimers()
})

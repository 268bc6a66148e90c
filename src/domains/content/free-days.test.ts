import { expect, it } from 'vitest'
import { freeDays } from './free-days.ts'

const today = '2026-03-10'

it('is the whole fortnight for somebody with nothing booked', () => {
  expect(freeDays([], [], today)).toEqual([{ from: '2026-03-10', until: '2026-03-23' }])
})

it('leaves out days with a visit, several nights of one, and trips', () => {
  const booked = [
    { from: '2026-03-10', until: '2026-03-10' },
    { from: '2026-03-13', until: '2026-03-15' },
  ]
  const trips = [{ city: 'paris' as const, from: '2026-03-20', until: '2026-04-02' }]
  expect(freeDays(booked, trips, today)).toEqual([
    { from: '2026-03-11', until: '2026-03-12' },
    { from: '2026-03-16', until: '2026-03-19' },
  ])
})

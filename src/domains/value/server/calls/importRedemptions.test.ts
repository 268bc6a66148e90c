import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

const row = { code: 'alice', day: '2026-03-12', reference: 'B-1', amountMinor: 6_400 }

describeCall(valueCalls.importRedemptions, async (w) => {
  await trackedCollab(w)
  return { brandUid: w.luna, rows: [row] }
})

it('counts each booking once, and names codes that it does not know', async () => {
  const w = await world()
  const { collabUid } = await trackedCollab(w)
  setClock(new Date('2026-03-20T09:00:00Z'))
  const rows = [row, { ...row, reference: 'B-2', amountMinor: null }, { ...row, code: 'NOBODY', reference: 'B-3' }]
  expect(await w.bella.call('importRedemptions', { brandUid: w.luna, rows })).toEqual({
    recorded: 2,
    known: 0,
    unknownCodes: ['NOBODY'],
    futureReferences: [],
  })
  expect(await w.bella.call('importRedemptions', { brandUid: w.luna, rows })).toEqual({
    recorded: 0,
    known: 2,
    unknownCodes: ['NOBODY'],
    futureReferences: [],
  })
  const { summary } = await w.bella.call('getCollabValue', { collabUid })
  expect(summary).toMatchObject({ bookings: 2, withCode: 1, spentMinor: 6_400 })
})

it('counts a booking from its day on, on the venue’s clock', async () => {
  const w = await world()
  const { collabUid } = await trackedCollab(w)
  const rows = [{ ...row, day: '2026-05-02' }]
  setClock(new Date('2026-05-01T22:30:00Z'))
  const early = await w.bella.call('importRedemptions', { brandUid: w.luna, rows })
  expect(early).toEqual({ recorded: 0, known: 0, unknownCodes: [], futureReferences: ['B-1'] })
  expect((await w.bella.call('getCollabValue', { collabUid })).summary).toMatchObject({ bookings: 0 })
  // Half past midnight in London, still the day before in UTC.
  setClock(new Date('2026-05-01T23:30:00Z'))
  const then = await w.bella.call('importRedemptions', { brandUid: w.luna, rows })
  expect(then).toMatchObject({ recorded: 1, futureReferences: [] })
})

import { expect, it } from 'vitest'
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
  const rows = [row, { ...row, reference: 'B-2', amountMinor: null }, { ...row, code: 'NOBODY', reference: 'B-3' }]
  expect(await w.bella.call('importRedemptions', { brandUid: w.luna, rows })).toEqual({
    recorded: 2,
    known: 0,
    unknownCodes: ['NOBODY'],
  })
  expect(await w.bella.call('importRedemptions', { brandUid: w.luna, rows })).toEqual({
    recorded: 0,
    known: 2,
    unknownCodes: ['NOBODY'],
  })
  const { summary } = await w.bella.call('getCollabValue', { collabUid })
  expect(summary).toMatchObject({ bookings: 2, withCode: 1, spentMinor: 6_400 })
})

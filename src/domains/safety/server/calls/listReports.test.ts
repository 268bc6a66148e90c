import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { safetyCalls } from '../../contract.ts'

describeCall(safetyCalls.listReports, () => ({}))

it('shows what waits, the oldest first, in pages', async () => {
  const w = await world()
  const pair = { brandUid: w.luna, influencerUid: w.aliceInfluencer, reason: 'conduct' as const }
  await w.alice.call('reportProfile', pair)
  await w.bella.call('reportProfile', pair)
  const { rows, nextCursor } = await w.anna.call('listReports', { limit: 1 })
  expect(rows).toMatchObject([{ about: { uid: w.luna }, openAbout: 1, isHeld: false }])
  expect(rows[0]?.accounts).toContainEqual({ uid: w.bella.accountUid, name: 'Bella', isDisabled: false })
  const next = await w.anna.call('listReports', { limit: 1, cursor: nextCursor ?? '' })
  expect(next.rows).toMatchObject([{ about: { uid: w.aliceInfluencer, type: 'influencer' }, by: { name: 'Luna' } }])
})

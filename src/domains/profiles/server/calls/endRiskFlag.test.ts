import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

const fields = { kind: 'alcohol', source: 'A reel', seenOn: '2026-02-20', until: '2026-09-01' } as const
async function flagged(w: World): Promise<{ uid: string }> {
  const { rows } = await w.ada.call('addRiskFlag', { influencerUid: w.aliceInfluencer, fields })
  return { uid: must(rows[0]).uid }
}

describeCall(profileCalls.endRiskFlag, flagged)

it('ends a flag once, and keeps it in the history', async () => {
  const w = await world()
  const flag = await flagged(w)
  const { rows } = await w.anna.call('endRiskFlag', flag)
  expect(rows).toMatchObject([{ kind: 'alcohol', stands: false, endedAt: expect.any(String) }])
  expect((await refusal(w.anna.call('endRiskFlag', flag))).message).toBe('This flag has already ended.')
  expect((await w.ada.call('listInfluencers', { risk: 'alcohol' })).rows).toEqual([])
  const kinds = (await w.eventsOf(w.aliceInfluencer)).map(({ kind }) => kind)
  expect(kinds).toContain('influencer.risk-flag-ended')
})

it('knows no flag that is not there', async () => {
  const w = await world()
  const { uid } = await flagged(w)
  const other = `${uid.slice(0, -1)}${uid.endsWith('0') ? '1' : '0'}`
  expect((await refusal(w.ada.call('endRiskFlag', { uid: other }))).code).toBe('not-found')
})

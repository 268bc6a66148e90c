import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedPlacement, draftPlacement, storyPlacement } from '../../../../world/placement-stories.ts'
import { world } from '../../../../world/world.ts'
import { placementCalls } from '../../contract.ts'

describeCall(placementCalls.deletePlacement, async (w) => {
  const { uid, version } = await draftPlacement(w)
  return { uid, version }
})

it('deletes a draft, and the log still says what it was', async () => {
  const w = await world()
  const { uid, version } = await draftPlacement(w)
  await w.ada.call('deletePlacement', { uid, version })
  expect((await refusal(w.ada.call('getPlacement', { uid }))).code).toBe('not-found')
  expect((await w.eventsOf(uid))[0]).toMatchObject({ kind: 'placement.deleted', before: { title: 'Spring is here' } })
})

it('keeps what is approved, and what somebody has seen', async () => {
  const w = await world()
  const { uid, version } = await approvedPlacement(w)
  const remove = async (of: number) => (await refusal(w.ada.call('deletePlacement', { uid, version: of }))).code
  expect(await remove(version)).toBe('failed-precondition')
  await w.alice.call('countPlacement', { uid, kind: 'view' })
  const draft = await w.ada.call('savePlacement', { of: { uid, version }, fields: storyPlacement })
  expect([draft.state, await remove(draft.version)]).toEqual(['draft', 'failed-precondition'])
})

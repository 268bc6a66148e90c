import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedAd, draftAd, storyAd } from '../../../../world/ad-stories.ts'
import { world } from '../../../../world/world.ts'
import { adCalls } from '../../contract.ts'

describeCall(adCalls.deleteAd, async (w) => {
  const { uid, version } = await draftAd(w)
  return { uid, version }
})

it('deletes a draft, and the log still says what it was', async () => {
  const w = await world()
  const { uid, version } = await draftAd(w)
  await w.ada.call('deleteAd', { uid, version })
  expect((await refusal(w.ada.call('getAd', { uid }))).code).toBe('not-found')
  expect((await w.eventsOf(uid))[0]).toMatchObject({ kind: 'ad.deleted', before: { title: 'Spring is here' } })
})

it('keeps what is approved, and what somebody has seen', async () => {
  const w = await world()
  const { uid, version } = await approvedAd(w)
  const remove = async (of: number) => (await refusal(w.ada.call('deleteAd', { uid, version: of }))).code
  expect(await remove(version)).toBe('failed-precondition')
  await w.alice.call('countAdEvent', { uid, kind: 'view' })
  const draft = await w.ada.call('saveAd', { of: { uid, version }, fields: storyAd })
  expect([draft.state, await remove(draft.version)]).toEqual(['draft', 'failed-precondition'])
})

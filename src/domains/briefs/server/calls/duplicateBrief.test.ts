import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { makeList } from '../../../lists/server/build.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.duplicateBrief, async (w) => ({ uid: (await liveBrief(w)).uid }))

it('is a draft with the same content, live from today for as long', async () => {
  const w = await world()
  const live = await liveBrief(w, {
    availability: { ...(await liveBrief(w)).content.availability, blackout: ['2026-04-01', '2026-07-01'] },
  })
  setClock(new Date('2026-06-01T09:00:00Z'))
  const copy = await w.bella.call('duplicateBrief', { uid: live.uid })
  expect(copy).toMatchObject({ status: 'draft', version: 1, spotsTaken: 0, liveSince: null })
  expect(copy.content).toEqual({
    ...live.content,
    title: 'Dinner for two at the counter (copy)',
    liveFrom: '2026-06-01',
    liveUntil: '2026-07-31',
    availability: { ...live.content.availability, blackout: ['2026-07-01'] },
  })
})

it('is refused where a list it was open to has been deleted since', async () => {
  const w = await world()
  const live = await liveBrief(w)
  const listUid = await w.tx((tx) => makeList(tx, { name: 'Friends', by: null }))
  const eligibility = { ...live.content.eligibility, listUids: [listUid] }
  const open = await w.anna.call('updateBrief', {
    uid: live.uid,
    version: live.version,
    content: { ...live.content, eligibility },
  })
  const copy = () => w.bella.call('duplicateBrief', { uid: live.uid })
  const first = await copy()
  expect(first.content.eligibility.listUids).toEqual([listUid])
  await w.bella.call('archiveBrief', { uid: first.uid, version: first.version })
  await w.bella.call('archiveBrief', { uid: live.uid, version: open.version })
  await w.anna.call('deleteList', { uid: listUid })
  expect(await refusal(copy())).toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('has been deleted'),
  })
})

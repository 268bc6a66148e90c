import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { deliveredCollab, deliverablesOf, finishedContent } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

describeCall(contentCalls.makeArchive, async (w) => ({ brandUid: w.luna, deliverableUids: await finishedContent(w) }))

it('gives an address of all originals, and logs each', async () => {
  const w = await world()
  const deliverableUids = await finishedContent(w)
  const [{ collabUid } = { collabUid: '' }] = (await w.bella.call('listShowcase', { brandUid: w.luna })).rows
  expect(await w.bella.call('makeArchive', { brandUid: w.luna, deliverableUids })).toEqual({
    url: expect.stringContaining('/content/archive.zip?'),
    files: 2,
    bytes: expect.any(Number),
    leftOut: [],
  })
  const { events } = await w.ada.call('getCollabTimeline', { uid: collabUid })
  expect(events.filter(({ kind }) => kind === 'deliverable.downloaded')).toHaveLength(2)
})

it('refuses where nothing has rights any more, what is in review, and what is another brand’s', async () => {
  const w = await world()
  const deliverableUids = await finishedContent(w)
  expect((await refusal(w.oscar.call('makeArchive', { brandUid: w.orso, deliverableUids }))).code).toBe('not-found')
  setClock(new Date('2026-09-11T15:00:00Z'))
  expect(await refusal(w.bella.call('makeArchive', { brandUid: w.luna, deliverableUids }))).toEqual({
    code: 'failed-precondition',
    message:
      'None of these have usage rights now, so there’s nothing to download. Ask the creators to grant or extend them.',
  })
  const other = await world()
  const [reel] = await deliverablesOf(other.bella, await deliveredCollab(other))
  const unfinished = { brandUid: other.luna, deliverableUids: [reel?.uid ?? ''] }
  expect((await refusal(other.bella.call('makeArchive', unfinished))).code).toBe('not-found')
})

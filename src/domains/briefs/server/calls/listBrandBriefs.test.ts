import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.listBrandBriefs, (w) => ({ brandUid: w.luna }))

it('gives every brief once, newest first, page by page', async () => {
  const w = await world()
  const made: string[] = []
  for (const title of ['One', 'Two', 'Three']) made.unshift((await draftBrief(w, { title })).uid)
  const first = await w.bella.call('listBrandBriefs', { brandUid: w.luna, limit: 2 })
  const second = await w.bella.call('listBrandBriefs', { brandUid: w.luna, limit: 2, cursor: must(first.nextCursor) })
  expect([...first.rows, ...second.rows].map((row) => row.card.uid)).toEqual(made)
  expect(second.nextCursor).toBeNull()
})

it('narrows to a status, and shows each as a card with what the coach says', async () => {
  const w = await world()
  await draftBrief(w)
  const live = await liveBrief(w, { title: 'Live' })
  const { rows } = await w.bella.call('listBrandBriefs', { brandUid: w.luna, status: 'live' })
  expect(rows).toMatchObject([
    {
      status: 'live',
      card: {
        uid: live.uid,
        title: 'Live',
        brandName: 'Luna',
        spotsLeft: 5,
        nextSlot: '2026-03-03T15:00:00.000Z',
        gaps: [],
      },
      can: { pause: true },
    },
  ])
  expect(must(rows[0], 'row').coach.score).toBeGreaterThan(60)
})

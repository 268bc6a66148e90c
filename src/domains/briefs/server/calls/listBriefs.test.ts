import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'
import { exampleContent } from '../build.ts'

describeCall(
  briefCalls.listBriefs,
  () => ({}),
  () => ({}),
)

it('shows staff every brief once, by status and search, page by page', async () => {
  const w = await world()
  await draftBrief(w, { title: 'Draft 100%' })
  const live = await liveBrief(w, { title: 'Live' })
  const orso = await w.oscar.call('createBrief', { brandUid: w.orso, content: exampleContent({ title: 'Bear' }) })
  const titles = async (input: object) =>
    (await w.amir.call('listBriefs', input)).rows.map((row) => row.card.title).sort()
  expect(await titles({})).toEqual(['Bear', 'Draft 100%', 'Live'])
  expect(await titles({ status: 'live' })).toEqual(['Live'])
  expect(await titles({ search: 'orso' })).toEqual(['Bear'])
  expect(await titles({ search: '0%' })).toEqual(['Draft 100%'])
  const first = await w.ada.call('listBriefs', { limit: 2 })
  const second = await w.ada.call('listBriefs', { limit: 2, cursor: must(first.nextCursor) })
  expect(new Set([...first.rows, ...second.rows].map((row) => row.card.uid)).size).toBe(3)
  expect([orso.uid, live.uid].every((uid) => [...first.rows, ...second.rows].some((row) => row.card.uid === uid))).toBe(
    true,
  )
})

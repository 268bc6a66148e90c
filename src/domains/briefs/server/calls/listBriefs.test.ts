import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.listBriefs, () => ({}))

it('finds by title and by brand, last changed first', async () => {
  const w = await world()
  const draft = await draftBrief(w, { title: 'A 100% quiet lunch' })
  const live = await liveBrief(w)
  const found = async (search: string) => (await w.ada.call('listBriefs', { search })).rows.map((row) => row.card.uid)
  expect(await found('luna')).toEqual([live.uid, draft.uid])
  expect(await found('100% q')).toEqual([draft.uid])
  expect(await found('_')).toEqual([])
  expect((await w.ada.call('listBriefs', { status: 'live' })).rows.map((row) => row.card.uid)).toEqual([live.uid])
})

import { expect, it } from 'vitest'
import { sortsOf } from '../../../../kit/contract/table.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { groupBriefList } from '../../brief-list.ts'
import { groupCalls } from '../../contract.ts'

describeCall(groupCalls.listGroupBriefs, (w) => ({ brandUids: [w.luna] }))

/** A brief of Luna’s with a request to answer, and a draft of another venue of the group. */
async function given(w: World) {
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  const { brief } = await requestedCollab(w)
  const draft = await w.bella.call('createBrief', { brandUid: nord })
  return { brandUids: [w.luna, nord], nord, live: brief.uid, draft: draft.uid }
}

it('lists the briefs of all of the venues, in any order, filtered and searched', async () => {
  const w = await world()
  const { brandUids, nord, live, draft } = await given(w)
  const found = async (asked: object) =>
    (await w.bella.call('listGroupBriefs', { brandUids, ...asked })).rows.map(({ card }) => card.uid)
  for (const sort of sortsOf(groupBriefList))
    expect((await found({ sort })).toSorted()).toEqual([live, draft].toSorted())
  expect(await found({ sort: '-waiting' })).toEqual([live, draft])
  expect(await found({ where: [{ field: 'status', is: 'is', values: ['draft'] }] })).toEqual([draft])
  expect(await found({ search: 'nord' })).toEqual([draft])
  expect(await found({ search: 'dinner' })).toEqual([live])
  expect(await found({ brandUids: [nord] })).toEqual([draft])
  const { rows } = await w.bella.call('listGroupBriefs', { brandUids, sort: '-waiting' })
  expect(rows.map((row) => [row.waiting, row.card.brandName])).toEqual([
    [1, 'Luna'],
    [0, 'Luna Nord'],
  ])
})

it('refuses all of them where one is a stranger’s', async () => {
  const w = await world()
  const refused = await refusal(w.bella.call('listGroupBriefs', { brandUids: [w.luna, w.orso] }))
  expect(refused.code).toBe('not-found')
})

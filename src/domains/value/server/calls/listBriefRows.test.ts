import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'
import type { briefCounts } from '../../contract/briefs.ts'

const ofLuna = async (w: World) => must((await w.bella.call('listBriefNumbers', { brandUid: w.luna })).rows[0], 'brief')

describeCall(valueCalls.listBriefRows, async (w) => {
  await requestedCollab(w)
  return { brandUid: w.luna, briefUid: (await ofLuna(w)).briefUid, of: 'requests' }
})

it('lists as many collabs as each number of a brief counts', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const { briefUid, ...counted } = await ofLuna(w)
  await w.bella.call('inviteInfluencer', { briefUid, influencerUid: w.oliviaInfluencer })
  const rowsOf = async (of: (typeof briefCounts)[number]) =>
    (await w.bella.call('listBriefRows', { brandUid: w.luna, briefUid, of })).rows
  expect(await rowsOf('requests')).toHaveLength(counted.requests)
  expect(await rowsOf('visits')).toMatchObject([
    { collabUid, creator: 'Alice Moreau', handle: 'alice.eats', outcome: 'completed', at: '2026-03-10T15:00:00.000Z' },
  ])
})

it('has no rows of another brand’s brief', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const asked = { brandUid: w.orso, briefUid, of: 'requests' } as const
  expect(await refusal(w.oscar.call('listBriefRows', asked))).toMatchObject({ code: 'not-found' })
})

import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { groupCalls } from '../../contract.ts'

describeCall(groupCalls.listGroupVisits, (w) => ({ brandUids: [w.luna] }))

it('names the venue of each visit, until the day is over', async () => {
  const w = await world()
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  const collab = await scheduledCollab(w)
  const startsAt = collab.visit?.startsAt ?? ''
  setClock(new Date(Date.parse(startsAt) - 2 * 86_400_000))
  const rows = async (brandUids: string[]) => (await w.bella.call('listGroupVisits', { brandUids })).rows
  expect(await rows([w.luna, nord])).toMatchObject([
    {
      collabUid: collab.uid,
      brand: { name: 'Luna', timezone: 'Europe/London' },
      influencer: { name: 'Alice Moreau' },
      startsAt,
      stay: null,
    },
  ])
  expect(await rows([nord])).toEqual([])
  setClock(new Date(Date.parse(startsAt) + 30 * 60_000))
  expect(await rows([w.luna])).toHaveLength(1)
  setClock(new Date(Date.parse(startsAt) + 86_400_000))
  expect(await rows([w.luna])).toEqual([])
})

it('refuses all of them where one is a stranger’s', async () => {
  const w = await world()
  expect(await refusal(w.bella.call('listGroupVisits', { brandUids: [w.luna, w.orso] }))).toMatchObject({
    code: 'not-found',
  })
})

import { expect, it } from 'vitest'
import { runJob } from '../../../../world/run-job.ts'
import { approvedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { offerBriefSpots } from './offer-brief-spots.ts'

it('offers what a brand opens besides, and nothing while the brief is paused', async () => {
  const w = await world()
  const { brief } = await approvedCollab(w, { maxCollabs: 1 })
  await w.olivia.call('joinBriefWaitlist', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  await runJob(w, offerBriefSpots)
  expect((await w.olivia.call('listNotifications', {})).rows).toEqual([])
  const before = await w.bella.call('getBrief', { uid: brief.uid })
  const more = await w.bella.call('updateBrief', {
    uid: brief.uid,
    version: before.version,
    content: { ...before.content, maxCollabs: 2 },
  })
  const paused = await w.bella.call('pauseBrief', { uid: brief.uid, version: more.version })
  await runJob(w, offerBriefSpots)
  expect((await w.olivia.call('listNotifications', {})).rows).toEqual([])
  await w.bella.call('resumeBrief', { uid: brief.uid, version: paused.version })
  await runJob(w, offerBriefSpots)
  expect((await w.olivia.call('listNotifications', {})).rows).toMatchObject([{ title: 'A spot at Luna has opened up' }])
})

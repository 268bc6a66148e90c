import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { refusal } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { personWho, storyStart, world, type World } from '../../../../world/world.ts'
import { createAccount } from '../../../accounts/server/accounts.ts'
import { makeInfluencer } from '../../../profiles/server/build.ts'
import { holdBriefs } from './hold-briefs.ts'

/** Requests of new people for a brief of Luna's. */
async function crowd(w: World, briefUid: string, count: number) {
  for (let index = 0; index < count; index += 1) {
    const person = await w.tx(async (tx) => {
      const accountUid = await createAccount(tx, { email: `crowd${index}@example.test`, displayName: `Crowd ${index}` })
      const social = [
        { platform: 'instagram', handle: `crowd${index}`, followers: 9_000, confirmedHow: 'staff' },
      ] as const
      const name = `Crowd ${index}`
      return {
        accountUid,
        uid: await makeInfluencer(tx, { name, handle: `crowd${index}`, ownerUid: accountUid, social }),
      }
    })
    await personWho(w.runner, 'crowd', person.accountUid).call('applyToBrief', { briefUid, influencerUid: person.uid })
  }
}

it('puts a brief on hold with more than 10 requests unanswered for 3 days, until they are answered', async () => {
  const w = await world()
  const brief = await liveBrief(w, { maxCollabs: 40 })
  await crowd(w, brief.uid, 10)
  const isHeld = async () => (await w.bella.call('getBrief', { uid: brief.uid })).held
  setClock(plus(storyStart, 3 * dayMs))
  await runJob(w, holdBriefs)
  expect(await isHeld()).toBe(false)

  setClock(plus(storyStart, minuteMs))
  await w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  setClock(plus(storyStart, 3 * dayMs + minuteMs))
  await runJob(w, holdBriefs)
  await runJob(w, holdBriefs)
  expect(await isHeld()).toBe(true)
  for (const person of [w.bella, w.anna]) {
    const { rows } = await person.call('listNotifications', {})
    expect(rows.filter((row) => row.kind === 'brief.held')).toHaveLength(1)
  }
  const late = w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  expect((await refusal(late)).message).toBe(
    'This brief isn’t taking new requests right now because too many are waiting for a reply. Try again in a few days.',
  )

  const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })
  const { uid, version } = first(rows)
  await w.bella.call('declineCollab', { uid, version, reason: 'full' })
  await runJob(w, holdBriefs)
  expect(await isHeld()).toBe(false)
})

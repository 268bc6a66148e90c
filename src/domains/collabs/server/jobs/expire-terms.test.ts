import { expect, it } from 'vitest'
import { dayMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { runJob } from '../../../../world/run-job.ts'
import { approvedCollab } from '../../../../world/stories.ts'
import { storyStart, world, type World } from '../../../../world/world.ts'
import { expireTerms } from './expire-terms.ts'

async function proposed(w: World) {
  const { uid, version } = await approvedCollab(w)
  return w.alice.call('proposeTerms', { uid, version, changes: { guests: 2 }, reason: 'Two friends are in town.' })
}
const stateOf = async (w: World, uid: string) => {
  const { open, past } = await w.alice.call('listTermsChanges', { uid })
  return (open ?? past[0])?.state
}

it('ends a proposal after seven days, once, told to both sides', async () => {
  const w = await world()
  const { uid } = await proposed(w)
  setClock(plus(storyStart, 7 * dayMs - minuteMs))
  await runJob(w, expireTerms)
  expect(await stateOf(w, uid)).toBe('open')
  setClock(plus(storyStart, 7 * dayMs))
  await runJob(w, expireTerms)
  await runJob(w, expireTerms)
  expect(await stateOf(w, uid)).toBe('expired')
  for (const side of [w.alice, w.bella]) {
    const { rows } = await side.call('listNotifications', {})
    expect(rows.filter((row) => row.kind === 'terms.expired')).toHaveLength(1)
  }
})

it('ends a proposal with its collab, without another word', async () => {
  const w = await world()
  const { uid, version } = await proposed(w)
  await w.bella.call('cancelCollab', { uid, version, reason: 'The kitchen is closed.' })
  await runJob(w, expireTerms)
  expect(await stateOf(w, uid)).toBe('expired')
  const { rows } = await w.alice.call('listNotifications', {})
  expect(rows.filter((row) => row.kind === 'terms.expired')).toEqual([])
})

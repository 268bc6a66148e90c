import { expect, it } from 'vitest'
import { hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { changeCreator } from '../../../../world/creator-changes.ts'
import { secondAlice } from '../../../../world/duplicate-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { findDuplicates } from './find-duplicates.ts'

const where = [{ field: 'alike', is: 'is' as const, values: ['email', 'name'] }]
const listed = async (w: World) =>
  (await w.ada.call('browseCreators', { where, sort: 'handle' })).rows.map(({ handle, alike }) => [handle, alike])

it('fills the list of possible duplicates, and looks again at what changed', async () => {
  const w = await world()
  await runJob(w, findDuplicates)
  expect(await listed(w)).toEqual([])
  setClock(plus(now(), hourMs))
  const { alicia, uid } = await secondAlice(w)
  await runJob(w, findDuplicates)
  await runJob(w, findDuplicates)
  const both = [
    ['alice.eats', ['handle', 'email', 'name']],
    ['alice_eats', ['handle', 'email', 'name']],
  ]
  expect(await listed(w)).toEqual(both)

  setClock(plus(now(), hourMs))
  await runJob(w, findDuplicates)
  setClock(plus(now(), hourMs))
  // Changed without an event, as no call does it: what was found stands until there is one.
  await changeCreator(w, uid, { handle: 'moves', name: 'Somebody Else' })
  await runJob(w, findDuplicates)
  expect((await listed(w)).map(([, alike]) => alike)).toEqual(both.map(([, alike]) => alike))
  const { version } = await alicia.call('getInfluencerProfile', { uid })
  await alicia.call('removeSocialAccount', { uid, version, platform: 'tiktok' })
  await runJob(w, findDuplicates)
  expect(await listed(w)).toEqual([
    // Olivia has an account with her handle.
    ['alice.eats', ['handle', 'email']],
    ['moves', ['email']],
  ])
})

it('leaves out those that were dismissed', async () => {
  const w = await world()
  const { uid } = await secondAlice(w)
  await runJob(w, findDuplicates)
  await w.ada.call('dismissDuplicate', { uid, otherUid: w.aliceInfluencer, dismissed: true })
  await runJob(w, findDuplicates)
  expect(await listed(w)).toEqual([])
})

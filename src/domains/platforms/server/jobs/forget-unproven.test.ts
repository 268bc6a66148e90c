import { expect, it } from 'vitest'
import { openPlatforms } from '../../../../adapters/platforms/open-platforms.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { world } from '../../../../world/world.ts'
import { forgetUnproven } from './forget-unproven.ts'
import { readAccounts } from './read-accounts.ts'

it('deletes what was read of an account whose consent was not proven for 30 days, and says so', async () => {
  const w = await world()
  await connectedAccount(w, 'instagram', { story: 'taken-back' })
  await connectedAccount(w, 'tiktok', { handle: 'alice.two' })
  const kept = async () => {
    const { rows } = await w.alice.call('listConnectedAccounts', { influencerUid: w.aliceInfluencer })
    return rows.map(({ account }) => account?.handle)
  }
  setClock(plus(now(), 29 * dayMs))
  await runJob(w, readAccounts(openPlatforms))
  await runJob(w, forgetUnproven)
  expect(await kept()).toEqual(['alice.eats', 'alice.two', undefined])
  setClock(plus(now(), 2 * dayMs))
  await runJob(w, forgetUnproven)
  await runJob(w, forgetUnproven)
  expect(await kept()).toEqual([undefined, 'alice.two', undefined])
  const { rows } = await w.alice.call('listNotifications', {})
  expect(rows[0]?.title).toBe('Instagram was disconnected')
})

it('deletes YouTube’s numbers within a week of the access being taken back, and keeps those that are only not seen', async () => {
  const w = await world()
  await connectedAccount(w, 'youtube', { story: 'taken-back' })
  await connectedAccount(w, 'instagram', { handle: 'alice.two', story: 'taken-back' })
  const kept = async () => {
    const { rows } = await w.alice.call('listConnectedAccounts', { influencerUid: w.aliceInfluencer })
    return rows.map(({ account }) => account?.handle)
  }
  setClock(plus(now(), 5 * dayMs))
  await runJob(w, forgetUnproven)
  await runJob(w, readAccounts(openPlatforms))
  await runJob(w, forgetUnproven)
  expect(await kept()).toEqual(['alice.two', undefined, 'alice.eats'])
  setClock(plus(now(), 1.5 * dayMs))
  await runJob(w, forgetUnproven)
  expect(await kept()).toEqual(['alice.two', undefined, undefined])
})

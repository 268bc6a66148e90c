import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { world } from '../../../../world/world.ts'
import { platformCalls } from '../../contract.ts'

describeCall(platformCalls.readAccountNow, async (w) => {
  await connectedAccount(w)
  return { influencerUid: w.aliceInfluencer, platform: 'instagram' }
})

it('reads the account again, with an access that was renewed', async () => {
  const w = await world()
  await connectedAccount(w)
  setClock(plus(now(), 10 * dayMs))
  await w.alice.call('readAccountNow', { influencerUid: w.aliceInfluencer, platform: 'instagram' })
  const { rows } = await w.alice.call('listConnectedAccounts', { influencerUid: w.aliceInfluencer })
  const growth = rows[0]?.account?.growth ?? []
  expect(growth.length).toBe(2)
  expect(growth[1]?.followers).toBeGreaterThan(growth[0]?.followers ?? 0)
})

it('says that the access has ended, keeps the numbers, and asks to reconnect', async () => {
  const w = await world()
  await connectedAccount(w, 'instagram', { story: 'taken-back' })
  setClock(plus(now(), 2 * dayMs))
  const asked = { influencerUid: w.aliceInfluencer, platform: 'instagram' as const }
  expect((await refusal(w.alice.call('readAccountNow', asked))).code).toBe('failed-precondition')
  const { rows } = await w.alice.call('listConnectedAccounts', { influencerUid: w.aliceInfluencer })
  expect(rows[0]).toMatchObject({ account: { endedWhy: 'taken-back', followers: 12_000 }, can: { connect: true } })
  const notifications = await w.alice.call('listNotifications', {})
  expect(notifications.rows[0]?.title).toBe('Reconnect Instagram')
})

it('is refused where nothing is connected', async () => {
  const w = await world()
  const asked = { influencerUid: w.aliceInfluencer, platform: 'youtube' as const }
  expect((await refusal(w.alice.call('readAccountNow', asked))).code).toBe('not-found')
})

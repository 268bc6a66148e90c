import { expect, it } from 'vitest'
import { hourMs, now, plus } from '../../../../kit/server/clock.ts'
import { completedCollab, onePost, publishAll, reviewedCollab } from '../../../../world/content-stories.ts'
import { aliceInvited } from '../../../../world/referral-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { addMembership, disableAccount } from '../../../accounts/server/accounts.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'
import { makeReferral } from '../build.ts'
import { qualifyReferrals } from './qualify-referrals.ts'

const states = async (w: World) =>
  (await w.ada.call('browseReferrals', {})).rows.map(({ name, kind, state }) => [name, kind, state])

it('finds a creator who is approved and has completed a collab, and notifies once who invited them', async () => {
  const w = await world()
  await aliceInvited(w)
  const collabUid = await reviewedCollab(w, onePost)
  await runJob(w, qualifyReferrals)
  expect(await states(w)).toEqual([['Alice Moreau', 'influencer', 'joined']])
  await publishAll(w.alice, collabUid)
  for (const _time of ['now', 'again']) await runJob(w, qualifyReferrals)
  expect(await states(w)).toEqual([['Alice Moreau', 'influencer', 'qualified']])
  const { rows } = await w.olivia.call('listNotifications', {})
  const path = `/app/referrals?uid=${w.oliviaInfluencer}`
  expect(rows).toMatchObject([{ title: 'Alice has completed a first collab', path }])
  expect((await w.eventsOf(w.oliviaInfluencer)).map(({ kind }) => kind)).toEqual(['referral.qualified'])
})

it('finds a venue that has completed a collab, whatever its owner began as', async () => {
  const w = await world()
  await w.ada.call('saveThankYou', { kind: 'brand', text: 'One month free', isOn: true, version: 0 })
  const row = { inviterUid: w.orso, accountUid: w.bella.accountUid, name: 'Bella', thankYou: '', joinedAt: now() }
  await w.tx((tx) => makeReferral(tx, { ...row, kind: 'influencer' }))
  await w.tx((tx) => addMembership(tx, w.olivia.accountUid, 'brand', w.orso, 'member'))
  await completedCollab(w, onePost)
  await runJob(w, qualifyReferrals)
  const { rows } = await w.oscar.call('listReferrals', { profileUid: w.orso })
  expect(rows).toMatchObject([{ name: 'Luna', kind: 'brand', state: 'qualified', thankYou: 'One month free' }])
  // Those who can open the page.
  const titles = async (person: World['alice']) =>
    (await person.call('listNotifications', {})).rows.map(({ title }) => title)
  expect(await titles(w.oscar)).toEqual(['Bella has completed a first collab'])
  expect(await titles(w.olivia)).toEqual([])
})

it.each<[string, (w: World) => Promise<unknown>]>([
  ['who is suspended', (w) => setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'suspended' })],
  ['whose account is disabled', (w) => w.tx((tx) => disableAccount(tx, w.alice.accountUid, 'for the test'))],
  ['whose inviter is disabled', (w) => w.tx((tx) => disableAccount(tx, w.olivia.accountUid, 'for the test'))],
  [
    'who signs in to the profile that invited them',
    (w) => w.tx((tx) => addMembership(tx, w.alice.accountUid, 'influencer', w.oliviaInfluencer, 'member')),
  ],
])('leaves out somebody %s', async (_who, change) => {
  const w = await world()
  await aliceInvited(w)
  await completedCollab(w, onePost)
  await change(w)
  await runJob(w, qualifyReferrals)
  expect(await states(w)).toEqual([['Alice Moreau', 'influencer', 'joined']])
})

it('counts no collab from before they joined', async () => {
  const w = await world()
  await completedCollab(w, onePost)
  await aliceInvited(w, { joinedAt: plus(now(), -hourMs) })
  await runJob(w, qualifyReferrals)
  expect(await states(w)).toEqual([['Alice Moreau', 'influencer', 'joined']])
})

import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { disableAccount } from '../../../accounts/server/accounts.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import type { TierId } from '../../../plans/tiers.ts'
import { organisationCalls } from '../../contract.ts'
import { getBrand } from '../../../profiles/server/reads.ts'

const carla = (w: World) => ({
  brandUid: w.luna,
  email: 'Carla@luna.test',
  name: 'Carla Nune',
  role: 'member' as const,
})
const put = (w: World, tier: TierId) => w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, tier))

describeCall(organisationCalls.inviteMember, async (w) => {
  await put(w, 'professional')
  return carla(w)
})

it('makes an account that waits for its owner, with a link for a week', async () => {
  const w = await world()
  await put(w, 'professional')
  const { members, seats } = await w.bella.call('inviteMember', carla(w))
  expect(members.at(-1)).toMatchObject({ email: 'carla@luna.test', role: 'member', lastSeenAt: null })
  expect(must(members.at(-1)).invitedUntil).not.toBeNull()
  expect(seats).toEqual({ used: 3, of: 5 })
  const [event] = await w.eventsOf(w.luna)
  expect(event).toMatchObject({ kind: 'brand.member-invited', side: 'brand', after: { role: 'member' } })
  expect((await refusal(w.bella.call('inviteMember', carla(w)))).message).toContain('already in this team')
})

it('adds who has an account already, and tells them', async () => {
  const w = await world()
  await put(w, 'premium')
  await w.database.pool.query('update accounts set last_seen_at = now() where uid = $1', [w.oscar.accountUid])
  const email = (await w.oscar.call('getUser', {})).email
  await w.bella.call('inviteMember', { ...carla(w), email, role: 'admin' })
  expect((await w.oscar.call('getUser', {})).brand_admins_for).toContain(w.luna)
  const { rows } = await w.oscar.call('listNotifications', {})
  expect(first(rows).title).toContain('You’re now in the')
})

it.each<[TierId, number | null, string]>([
  ['basic', 1, 'Your plan includes one person. Professional includes 5 people.'],
  ['starter', 1, 'Your plan includes one person. Professional includes 5 people.'],
])('keeps to the seats of %s, and names the plan that has more', async (tier, _of, message) => {
  const w = await world()
  await put(w, tier)
  expect(await refusal(w.bella.call('inviteMember', carla(w)))).toMatchObject({ code: 'failed-precondition', message })
  expect((await w.bella.call('listTeam', { brandUid: w.luna })).seats.used).toBe(2)
})

it('gives the last seat once, however many are invited at once', async () => {
  const w = await world()
  await put(w, 'professional')
  const asked = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) =>
      w.bella.call('inviteMember', { ...carla(w), email: `${letter}@luna.test` }),
    ),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect((await w.bella.call('listTeam', { brandUid: w.luna })).seats).toEqual({ used: 5, of: 5 })
})

it('never takes in one of the product’s own team, nor a disabled account', async () => {
  const w = await world()
  await put(w, 'premium')
  const ours = (await w.anna.call('getUser', {})).email
  const theirs = (await w.oscar.call('getUser', {})).email
  await w.tx((tx) => disableAccount(tx, w.oscar.accountUid, 'asked for it'))
  for (const email of [ours, theirs]) {
    const refused = await refusal(w.bella.call('inviteMember', { ...carla(w), email }))
    expect(refused.message).toContain('We can’t invite')
  }
})

import { expect, it } from 'vitest'
import { serve } from '../../../../app/testing/serve.ts'
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

it('asks by mail, and adds nobody before they accept', async () => {
  const w = await world()
  await put(w, 'professional')
  const { members, invitations, seats } = await w.bella.call('inviteMember', carla(w))
  expect(members.map(({ email }) => email)).not.toContain('carla@luna.test')
  expect(invitations).toMatchObject([{ email: 'carla@luna.test', name: 'Carla Nune', role: 'member', isOver: false }])
  expect(seats).toEqual({ used: 3, invited: 1, of: 5 })
  const [event] = await w.eventsOf(w.luna)
  expect(event).toMatchObject({ kind: 'brand.member-invited', side: 'brand', after: { role: 'member' } })
  expect((await refusal(w.bella.call('inviteMember', carla(w)))).message).toContain('has already been invited')
  const ben = (await w.ben.call('getUser', {})).email
  expect((await refusal(w.bella.call('inviteMember', { ...carla(w), email: ben }))).message).toContain(
    'already on this team',
  )
})

it('answers alike whether or not there is an account: by what was typed alone', async () => {
  const w = await world()
  await put(w, 'premium')
  await w.database.pool.query('update accounts set last_seen_at = now() where uid = $1', [w.oscar.accountUid])
  const email = (await w.oscar.call('getUser', {})).email
  await w.bella.call('inviteMember', carla(w))
  const { invitations } = await w.bella.call('inviteMember', { ...carla(w), email, name: 'Somebody' })
  const [ofCarla, ofOscar] = invitations
  expect({ ...ofOscar, uid: '', email: '', name: '' }).toEqual({ ...ofCarla, uid: '', email: '', name: '' })
  expect(ofOscar?.name).toBe('Somebody')
  expect((await w.oscar.call('getUser', {})).brand_admins_for).not.toContain(w.luna)
})

it('answers alike for one of the team and a disabled account where accounts are not revealed, and mails neither', async () => {
  const w = await world()
  await put(w, 'premium')
  const served = await serve(w.database, { REVEAL_ACCOUNT_EXISTENCE: 'off' })
  const token = await served.tokenOf(w.bella)
  const emails = [(await w.anna.call('getUser', {})).email, (await w.oscar.call('getUser', {})).email]
  await w.tx((tx) => disableAccount(tx, w.oscar.accountUid, 'asked for it'))
  for (const email of emails) {
    const answer = await served.call('inviteMember', { ...carla(w), email }, token)
    expect(answer.status).toBe(200)
    expect((await w.database.pool.query('select 1 from mails where "to" = $1', [email])).rows).toEqual([])
  }
})

it.each(['Visit www.spam.example', 'pay at https://x.test', 'call me@spam.test', 'win-now.com', 'two\nlines'])(
  'takes no link, address or second line for a name: %s',
  async (name) => {
    const w = await world()
    expect((await refusal(w.bella.call('inviteMember', { ...carla(w), name }))).code).toBe('invalid-argument')
  },
)

it.each<[TierId, number | null, string]>([
  ['basic', 1, 'This plan’s only seat is taken. Upgrade to Professional for 5 seats.'],
  ['starter', 1, 'This plan’s only seat is taken. Upgrade to Professional for 5 seats.'],
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
  expect((await w.bella.call('listTeam', { brandUid: w.luna })).seats).toEqual({ used: 5, invited: 3, of: 5 })
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

import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { disableAccount } from '../../../accounts/server/accounts.ts'
import { setAccount } from '../../../accounts/server/build.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { givePlan, invitedCarla } from '../../../../world/team-stories.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { type World, world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

const email = 'carla@luna.test'
const teamOf = (w: World) => w.bella.call('listTeam', { brandUid: w.luna })

describeCall(organisationCalls.answerTeamInvitation, async (w) => {
  await invitedCarla(w)
  return { token: (await lastLink(w, email)).token, accept: true }
})

it('makes an account for who has none, once they accept, and lets them choose a password', async () => {
  const w = await world()
  await invitedCarla(w)
  expect((await w.anonymous.call('checkUserExists', { email })).exists).toBe(false)
  const { token } = await lastLink(w, email)
  const { state, passwordToken } = await w.anonymous.call('answerTeamInvitation', { token, accept: true })
  expect(state).toBe('joined')
  const { members, invitations, seats } = await teamOf(w)
  expect(members.at(-1)).toMatchObject({ email, name: 'Carla Nune', role: 'member', lastSeenAt: null })
  expect([invitations, seats.used]).toEqual([[], 3])
  const served = await serve(w.database)
  const answer = await served.post('/auth/password', {
    token: must(passwordToken, 'token'),
    password: 'seven quiet herons',
  })
  expect(answer.status).toBe(200)
  expect((await w.eventsOf(w.luna))[0]).toMatchObject({ kind: 'brand.member-joined', side: 'brand' })
  const { rows } = await w.bella.call('listNotifications', {})
  expect(rows[0]?.title).toBe('Carla Nune joined the Luna team')
})

it('adds who has an account by its own name, and hands out no way into it', async () => {
  const w = await world()
  await givePlan(w, 'premium')
  const oscar = (await w.oscar.call('getUser', {})).email
  await setAccount(w.database.db, w.oscar.accountUid, { passwordHash: 'set' })
  await w.bella.call('inviteMember', { brandUid: w.luna, email: oscar, name: 'Somebody', role: 'admin' })
  expect((await w.oscar.call('getUser', {})).brand_admins_for).not.toContain(w.luna)
  const { token } = await lastLink(w, oscar)
  const answer = await w.anonymous.call('answerTeamInvitation', { token, accept: true })
  expect(answer).toEqual({ state: 'joined', passwordToken: null })
  expect((await w.oscar.call('getUser', {})).brand_admins_for).toContain(w.luna)
  expect((await teamOf(w)).members.at(-1)?.name).not.toBe('Somebody')
})

it('adds nobody who declines, and works once', async () => {
  const w = await world()
  await invitedCarla(w)
  const { token } = await lastLink(w, email)
  expect((await w.anonymous.call('answerTeamInvitation', { token, accept: false })).state).toBe('declined')
  expect((await teamOf(w)).members.map((member) => member.email)).not.toContain(email)
  expect((await w.anonymous.call('checkUserExists', { email })).exists).toBe(false)
  expect((await refusal(w.anonymous.call('answerTeamInvitation', { token, accept: true }))).code).toBe('not-found')
})

it('is refused for an account that was disabled since', async () => {
  const w = await world()
  await givePlan(w, 'premium')
  const oscar = (await w.oscar.call('getUser', {})).email
  await w.bella.call('inviteMember', { brandUid: w.luna, email: oscar, name: 'Oscar', role: 'member' })
  const { token } = await lastLink(w, oscar)
  await w.tx((tx) => disableAccount(tx, w.oscar.accountUid, 'asked for it'))
  const refused = await refusal(w.anonymous.call('answerTeamInvitation', { token, accept: true }))
  expect(refused.code).toBe('failed-precondition')
})

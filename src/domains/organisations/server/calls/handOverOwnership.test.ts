import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { setAccount } from '../../../accounts/server/build.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { organisationCalls } from '../../contract.ts'
import { makeBrand } from '../build.ts'

/** Ben has been here, so that he can be the owner. */
async function toBen(w: World) {
  await setAccount(w.database.db, w.ben.accountUid, { lastSeenAt: now() })
  return { brandUid: w.luna, accountUid: w.ben.accountUid }
}

const rolesAt = async (w: World, brandUid: string) =>
  Object.fromEntries((await w.ben.call('listTeam', { brandUid })).members.map(({ name, role }) => [name, role]))

describeCall(organisationCalls.handOverOwnership, toBen)

it('makes a colleague the owner of every brand that was the owner’s', async () => {
  const w = await world()
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const second = await w.tx((tx) => makeBrand(tx, { name: 'Luna Bar', orgUid, ownerUid: w.bella.accountUid }))
  const team = await w.bella.call('handOverOwnership', await toBen(w))
  expect([team.canChange, team.canHandOver, team.canLeave]).toEqual([true, false, true])
  expect(await rolesAt(w, w.luna)).toMatchObject({ Bella: 'admin', Ben: 'owner' })
  expect(await rolesAt(w, second)).toEqual({ Bella: 'admin', Ben: 'owner' })
  expect(first((await w.ben.call('listNotifications', {})).rows).title).toBe(
    'You’re now the owner of Luna and Luna Bar',
  )
  expect(first((await w.bella.call('listNotifications', {})).rows).title).toBe(
    'Ben is now the owner of Luna and Luna Bar',
  )
  expect((await w.eventsOf(second))[0]).toMatchObject({ kind: 'brand.member-ownership-handed-over', side: 'brand' })
})

it('is for the owner, not for an admin', async () => {
  const w = await world()
  const input = await toBen(w)
  await w.bella.call('handOverOwnership', input)
  const back = { ...input, accountUid: w.bella.accountUid }
  expect((await refusal(w.bella.call('handOverOwnership', back))).code).toBe('permission-denied')
})

it('is refused for who never signed in, who is disabled, and who is the owner already', async () => {
  const w = await world()
  const to = (accountUid: string) => refusal(w.bella.call('handOverOwnership', { brandUid: w.luna, accountUid }))
  expect((await to(w.ben.accountUid)).message).toBe('Ben has to sign in once before they can be the owner.')
  expect((await to(w.dora.accountUid)).code).toBe('failed-precondition')
  expect((await to(w.bella.accountUid)).code).toBe('failed-precondition')
  expect((await to(w.oscar.accountUid)).code).toBe('not-found')
})

import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { organisationCalls } from '../../contract.ts'
import { getBrand } from '../../../profiles/server/reads.ts'

async function invited(w: World) {
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'professional'))
  const member = { brandUid: w.luna, email: 'carla@luna.test', name: 'Carla Nune', role: 'member' as const }
  const { members } = await w.bella.call('inviteMember', member)
  return { brandUid: w.luna, accountUid: must(members.at(-1)).accountUid }
}

describeCall(organisationCalls.resendInvitation, invited)

it('sends a new link and ends the one before', async () => {
  const w = await world()
  await w.bella.call('resendInvitation', await invited(w))
  const { rows } = await w.database.pool.query(
    `select (select count(*)::int from mails where "to" = 'carla@luna.test') as mails,
      (select count(*)::int from sign_in_links where used_at is null) as open`,
  )
  expect(rows[0]).toEqual({ mails: 2, open: 1 })
})

it('is refused for who has come already', async () => {
  const w = await world()
  await w.database.pool.query('update accounts set last_seen_at = now() where uid = $1', [w.ben.accountUid])
  const ben = { brandUid: w.luna, accountUid: w.ben.accountUid }
  expect((await refusal(w.bella.call('resendInvitation', ben))).code).toBe('failed-precondition')
})

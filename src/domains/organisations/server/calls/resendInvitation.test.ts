import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { organisationCalls } from '../../contract.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { setAccount } from '../../../accounts/server/build.ts'
import { signInLinkFacts } from '../../../accounts/server/facts.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { now } from '../../../../kit/server/clock.ts'

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
  const { db } = w.database
  const sent = (await db.select().from(mails)).filter((mail) => mail.to === 'carla@luna.test')
  const open = (await db.select().from(signInLinkFacts)).filter((link) => !link.usedAt)
  expect([sent.length, open.length]).toEqual([2, 1])
})

it('is refused for who has come already', async () => {
  const w = await world()
  await setAccount(w.database.db, w.ben.accountUid, { lastSeenAt: now() })
  const ben = { brandUid: w.luna, accountUid: w.ben.accountUid }
  expect((await refusal(w.bella.call('resendInvitation', ben))).code).toBe('failed-precondition')
})

import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { codeOf, joinsBy, thankYouDue } from '../../../../world/referral-stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { referralCalls } from '../../contract.ts'

const ownProfile = (w: World, { name }: Person<string | null>) => {
  const own: Record<string, string> = { alice: w.aliceInfluencer, olivia: w.oliviaInfluencer, oscar: w.orso }
  return { profileUid: own[name] ?? w.luna }
}

describeCall(referralCalls.listReferrals, () => null, ownProfile)

it('lists whom one has brought by first name, newest first and by pages, and nobody else’s', async () => {
  const w = await world()
  const uid = await thankYouDue(w)
  await joinsBy(w, await codeOf(w.olivia, w.oliviaInfluencer), 'Nina Rossi')
  const profileUid = w.oliviaInfluencer
  const { rows, nextCursor } = await w.olivia.call('listReferrals', { profileUid, limit: 1 })
  expect(rows).toMatchObject([{ name: 'Nina', state: 'joined', isApproved: false, qualifiedAt: null }])
  const next = await w.olivia.call('listReferrals', { profileUid, cursor: nextCursor ?? '' })
  expect(next).toMatchObject({
    rows: [{ uid, name: 'Alice', state: 'qualified', isApproved: true, thankYou: '£25 voucher' }],
    nextCursor: null,
  })
  expect((await w.alice.call('listReferrals', { profileUid: w.aliceInfluencer })).rows).toEqual([])
  expect((await refusal(w.alice.call('listReferrals', { profileUid }))).code).toBe('not-found')
})

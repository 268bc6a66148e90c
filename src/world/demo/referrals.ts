import { findDisplayNames } from '../../domains/accounts/server/accounts.ts'
import { calledAs } from '../../domains/referrals/referral.ts'
import { makeReferral } from '../../domains/referrals/server/build.ts'
import { must, mustGet } from '../../kit/contract/must.ts'
import { dayMs } from '../../kit/server/clock.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { DemoWorld } from './demo-world.ts'

const thankYous = { influencer: '£25 Amazon voucher', brand: 'one month free' } as const

/** The demo creator has brought a creator, whose thank-you is due, and a venue, which has only joined. */
export async function makeDemoReferrals(
  tx: Tx,
  { people, influencers, manager }: DemoWorld,
  present: number,
): Promise<void> {
  for (const kind of ['influencer', 'brand'] as const)
    await manager('saveThankYou', { kind, text: thankYous[kind], isOn: true, version: 0 })
  const inviterUid = people.influencers.creator
  const friend = must(
    influencers
      .filter(({ uid, city, delivered }) => uid !== inviterUid && city === 'london' && delivered > 0)
      .toSorted((a, b) => b.joinedAt - a.joinedAt)[0],
    'a creator of London who has completed a collab',
  )
  const names = await findDisplayNames(tx, [friend.accountUid])
  await makeReferral(tx, {
    inviterUid,
    accountUid: friend.accountUid,
    profileUid: friend.uid,
    kind: 'influencer',
    name: calledAs('influencer', mustGet(names, friend.accountUid)),
    thankYou: thankYous.influencer,
    joinedAt: new Date(friend.joinedAt),
    state: 'qualified',
    qualifiedAt: new Date(present - dayMs),
  })
  await makeReferral(tx, {
    inviterUid,
    accountUid: people.accounts.newBrand,
    profileUid: people.brands.fresh,
    kind: 'brand',
    name: 'Aldous Coffee Rooms',
    thankYou: thankYous.brand,
    joinedAt: new Date(present - 6 * dayMs),
  })
}

import { addMembership } from '../domains/accounts/server/accounts.ts'
import { dropStaff, setStaff } from '../domains/accounts/server/build.ts'
import { setTier } from '../domains/plans/server/subscription.ts'
import type { TierId } from '../domains/plans/tiers.ts'
import { getBrand } from '../domains/profiles/server/reads.ts'
import type { World } from './world.ts'

/** Puts the organisation of Luna on a plan: what decides how many people it may have. */
export async function givePlan(w: World, tier: TierId): Promise<void> {
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, tier))
}

/** Carla, who has no account, invited to Luna. */
export async function invitedCarla(w: World): Promise<{ brandUid: string; uid: string }> {
  await givePlan(w, 'professional')
  const carla = { brandUid: w.luna, email: 'carla@luna.test', name: 'Carla Nune', role: 'member' as const }
  const { invitations } = await w.bella.call('inviteMember', carla)
  return { brandUid: w.luna, uid: invitations.at(-1)?.uid ?? '' }
}

/** Alice, a creator, runs Luna as well. */
export async function aliceRunsLuna(w: World): Promise<void> {
  await w.tx((tx) => addMembership(tx, w.alice.accountUid, 'brand', w.luna, 'admin'))
}

/** Anna, of our own people, is linked to two venues as well. */
export async function annaHasTwoVenues(w: World): Promise<void> {
  await w.tx(async (tx) => {
    for (const uid of [w.luna, w.orso]) await addMembership(tx, w.anna.accountUid, 'brand', uid, 'member')
  })
}

/** Mail to people who did not ask for it, and what stops it. */
/** Anna has to set up her second step before anything else. */
export const annaOwesSecondStep = (w: World) =>
  setStaff(w.database.db, w.anna.accountUid, { secondFactorExempt: false })

/** Anna is not on the team any more, and her brands were handed to nobody. */
export const annaIsGone = (w: World) => dropStaff(w.database.db, w.anna.accountUid)

export { isStopped, stopUrl } from '../domains/accounts/server/strangers.ts'

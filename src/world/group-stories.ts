import { addMembership, assignManager } from '../domains/accounts/server/accounts.ts'
import { makeBrand } from '../domains/organisations/server/build.ts'
import { getBrand, listBrandsOf } from '../domains/profiles/server/reads.ts'
import type { City } from '../domains/profiles/vocabulary.ts'
import { now, plus } from '../kit/server/clock.ts'
import type { World } from './world.ts'

/** Where stories about groups of venues begin. */

/** A further venue of Luna's organisation, of which Bella is the owner; with its `team` Ben and Anna are there as at Luna. */
export async function groupVenue(
  w: World,
  { name, city = 'london', team = false }: { name: string; city?: City; team?: boolean },
): Promise<string> {
  return w.tx(async (tx) => {
    const { orgUid } = await getBrand(tx, w.luna)
    const handle = name.toLowerCase().replaceAll(' ', '')
    // Younger than those before it: venues stand in the order of their age.
    const createdAt = plus(now(), (await listBrandsOf(tx, orgUid)).length * 1_000)
    const uid = await makeBrand(tx, { name, city, handle, orgUid, createdAt, ownerUid: w.bella.accountUid })
    if (team) {
      await addMembership(tx, w.ben.accountUid, 'brand', uid, 'member')
      await assignManager(tx, uid, w.anna.accountUid)
    }
    return uid
  })
}

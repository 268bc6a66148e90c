import { createHash } from 'node:crypto'
import { mustGet } from '../../../kit/contract/must.ts'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { BriefDefaults } from '../../briefs/brief-defaults.ts'
import { findBriefDefaults } from '../../briefs/server/defaults.ts'
import { getOrganisation } from '../../organisations/server/reads.ts'
import { brandPolicy } from '../../profiles/server/policy.ts'
import { findBrands, listBrandsOf } from '../../profiles/server/reads.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import type { GroupDefaultsView } from '../contract/defaults.ts'
import { openGroup } from './group.ts'

/** Every venue of an organisation, the oldest first. */
export async function allVenues(db: Queryable, orgUid: string): Promise<BrandProfile[]> {
  const uids = (await listBrandsOf(db, orgUid)).map(({ uid }) => uid)
  const found = await findBrands(db, uids)
  return uids.map((uid) => mustGet(found, uid))
}

/** The venues that would change with the group: those without house rules, or without brief defaults, of their own. */
export function followers(venues: readonly BrandProfile[], own: ReadonlyMap<string, unknown>): BrandProfile[] {
  return venues.filter((venue) => venue.houseRulesFrom === 'group' || !own.has(venue.uid))
}

/** Names house rules and brief defaults as they are: others have another name. */
export function revisionOf(houseRules: string, brief: BriefDefaults | null): string {
  return createHash('sha256')
    .update(JSON.stringify([houseRules, brief]))
    .digest('base64url')
    .slice(0, 22)
}

/** What a group's venues have in common, as far as somebody sees them. */
export async function viewDefaults(db: Queryable, actor: Actor, brandUid: string): Promise<GroupDefaultsView> {
  const { org, venues: seen } = await openGroup(db, actor, brandUid)
  const { name, houseRules } = await getOrganisation(db, org.uid)
  const venues = await allVenues(db, org.uid)
  const defaults = await findBriefDefaults(db, [org.uid, ...venues.map(({ uid }) => uid)])
  const isSeen = new Set(seen.map(({ uid }) => uid))
  const mayChange = (venue: BrandProfile) => may(brandPolicy, actor, 'save', venue)
  const brief = defaults.get(org.uid) ?? null
  return {
    name,
    houseRules,
    brief,
    revision: revisionOf(houseRules, brief),
    venues: venues
      .filter(({ uid }) => isSeen.has(uid))
      .map((venue) => ({
        uid: venue.uid,
        name: venue.name,
        houseRulesFrom: venue.houseRulesFrom,
        houseRules: venue.houseRules,
        brief: defaults.get(venue.uid) ?? null,
        canChange: mayChange(venue),
      })),
    canChange: followers(venues, defaults).every(mayChange),
  }
}

import { and, inArray, ne, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { allow } from '../../../access/server/policy.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { mustGet } from '../../../kit/contract/must.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { briefPolicy } from '../../briefs/server/policy.ts'
import { type Brief, getBriefFor } from '../../briefs/server/reads.ts'
import { findBrands, getBrand, listBrandsOf } from '../../profiles/server/reads.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { worksFor } from './group.ts'

/** A brief that somebody may copy, its venue, and the other venues of the organisation that they work for; the oldest first. */
export async function openCopying(
  db: Queryable,
  actor: Actor,
  briefUid: string,
): Promise<{ brief: Brief; from: BrandProfile; venues: BrandProfile[] }> {
  const brief = await getBriefFor(db, actor, briefUid)
  allow(briefPolicy, actor, 'duplicate', brief)
  const from = await getBrand(db, brief.brandUid)
  const own = (await listBrandsOf(db, from.orgUid)).filter(({ uid }) => uid !== from.uid && worksFor(actor, uid))
  const found = await findBrands(
    db,
    own.map(({ uid }) => uid),
  )
  return { brief, from, venues: own.map(({ uid }) => mustGet(found, uid)) }
}

/** The titles of the briefs that these venues have, without archived ones: `brand_… dinner for two`. */
export async function titlesAt(db: Queryable, brandUids: readonly string[]): Promise<Set<string>> {
  if (brandUids.length === 0) return new Set()
  const rows = await db
    .select({ key: sql<string>`${briefFacts.brandUid} || ' ' || lower(${briefFacts.title})` })
    .from(briefFacts)
    .where(and(inArray(briefFacts.brandUid, [...brandUids]), ne(briefFacts.status, 'archived')))
  return new Set(rows.map(({ key }) => key))
}

/** How `titlesAt` names a brief. */
export const titleKey = (brandUid: string, title: string): string => `${brandUid} ${title.toLowerCase()}`

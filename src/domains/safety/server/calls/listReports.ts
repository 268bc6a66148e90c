import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import type { ProfileType } from '../../../../access/roles.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { accountFacts, membershipFacts } from '../../../accounts/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { safetyCalls } from '../../contract.ts'
import { countOpenReports } from '../holds.ts'
import { reports } from '../tables.ts'

export const listReports: Handler<typeof safetyCalls.listReports> = async ({ cursor, limit }, { db }) => {
  const after = readCursor(cursor, 1)
  const found = await db
    .select()
    .from(reports)
    .where(and(isNull(reports.decidedAt), after ? gt(reports.uid, String(after[0])) : undefined))
    .orderBy(asc(reports.uid))
    .limit(limit + 1)
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.uid])
  const counts = await countOpenReports(
    db,
    rows.map(({ aboutUid }) => aboutUid),
  )
  const names = await findNames(
    db,
    rows.flatMap(({ aboutUid, byUid }) => [aboutUid, byUid]),
  )
  const people = await listPeople(
    db,
    rows.map(({ aboutUid }) => aboutUid),
  )
  const party = (uid: string, type: ProfileType) => ({ uid, type, name: names.get(uid) ?? 'Deleted profile' })
  return {
    rows: rows.map(({ uid, aboutUid, aboutType, byUid, reason, details, collabUid, createdAt }) => ({
      uid,
      about: party(aboutUid, aboutType),
      accounts: people
        .filter(({ profileUid }) => profileUid === aboutUid)
        .map((one) => ({ uid: one.uid, name: one.name, isDisabled: one.disabledAt !== null })),
      by: party(byUid, aboutType === 'brand' ? 'influencer' : 'brand'),
      reason,
      details,
      collabUid,
      createdAt: createdAt.toISOString(),
      openAbout: counts.get(aboutUid)?.reports ?? 1,
      isHeld: counts.get(aboutUid)?.isHeld ?? false,
    })),
    nextCursor,
  }
}

/** The names of profiles of either kind. */
async function findNames(db: Queryable, uids: readonly string[]): Promise<Map<string, string>> {
  const brands = await db
    .select({ uid: brandFacts.uid, name: brandFacts.name })
    .from(brandFacts)
    .where(inArray(brandFacts.uid, [...uids]))
  const influencers = await db
    .select({ uid: influencerFacts.uid, name: influencerFacts.name })
    .from(influencerFacts)
    .where(inArray(influencerFacts.uid, [...uids]))
  return new Map([...brands, ...influencers].map(({ uid, name }) => [uid, name]))
}

/** Who signs in as these profiles, those who came first above. */
async function listPeople(db: Queryable, profileUids: readonly string[]) {
  if (profileUids.length === 0) return []
  return db
    .select({
      profileUid: membershipFacts.profileUid,
      uid: accountFacts.uid,
      name: accountFacts.displayName,
      disabledAt: accountFacts.disabledAt,
    })
    .from(membershipFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, membershipFacts.accountUid))
    .where(inArray(membershipFacts.profileUid, [...profileUids]))
    .orderBy(asc(membershipFacts.createdAt), asc(accountFacts.uid))
}

import { and, asc, eq, isNotNull, not, notExists, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { assignManager } from '../../accounts/server/accounts.ts'
import { accountFacts, membershipFacts, staffFacts } from '../../accounts/server/facts.ts'
import type { EventKind } from '../../audit/events.ts'
import { hasBrandEvent } from '../../audit/server/events.ts'
import { makeBrand } from '../../organisations/server/build.ts'
import type { City } from '../../profiles/vocabulary.ts'
import { meetings } from './tables.ts'

type Caller = { name: string; email: string; venue: string; city: City; tier: string | null; source: string }

/**
 * The brand that a call is about. Who already has one is known; anyone else becomes a lead in the Brand
 * Browser, once for each address.
 */
export async function leadOf(tx: Tx, caller: Caller, hostUid: string): Promise<string> {
  const known = (await brandOf(tx, caller.email)) ?? (await findLead(tx, caller.email))
  if (known) return known
  const { name, email, venue, city, tier, source } = caller
  const facts = [`${name}, ${email}`, source && `came from ${source}`, tier && `asked about ${tier}`].filter(Boolean)
  const uid = await makeBrand(tx, {
    name: venue,
    city,
    category: 'Other',
    staffNotes: `Asked for a call: ${facts.join('; ')}.`,
  })
  const [host] = await tx.select({ role: staffFacts.role }).from(staffFacts).where(eq(staffFacts.accountUid, hostUid))
  if (host?.role === 'account_manager') await assignManager(tx, uid, hostUid)
  return uid
}

async function brandOf(db: Queryable, email: string): Promise<string | null> {
  const [row] = await db
    .select({ uid: membershipFacts.profileUid })
    .from(membershipFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, membershipFacts.accountUid))
    .where(and(eq(accountFacts.email, email), eq(membershipFacts.profileType, 'brand')))
    .orderBy(asc(membershipFacts.createdAt))
    .limit(1)
  return row?.uid ?? null
}

/** What is in the log of a brand that had people of its own, whoever is left of them. */
const sawMembers: readonly EventKind[] = [
  'brand.signed-up',
  'brand.member-invited',
  'brand.member-invitation-resent',
  'brand.member-joined',
  'brand.member-role-changed',
  'brand.member-removed',
  'account.profile-linked',
  'account.profile-unlinked',
]

/** The brand that calls of an address made a lead, as long as it never belonged to anybody: who joins with the address takes it over. */
export async function findLead(db: Queryable, email: string): Promise<string | null> {
  const [row] = await db
    .select({ uid: meetings.brandUid })
    .from(meetings)
    .where(
      and(
        eq(meetings.email, email),
        isNotNull(meetings.brandUid),
        notExists(
          db
            .select({ one: sql`1` })
            .from(membershipFacts)
            .where(eq(membershipFacts.profileUid, meetings.brandUid)),
        ),
        not(hasBrandEvent(meetings.brandUid, sawMembers)),
      ),
    )
    .limit(1)
  return row?.uid ?? null
}

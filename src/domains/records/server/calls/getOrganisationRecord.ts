import { asc, eq } from 'drizzle-orm'
import { must } from '../../../../kit/contract/must.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { isStaffForBrand } from '../../../../access/roles.ts'
import { may } from '../../../../access/server/policy.ts'
import { assignmentFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { findOrganisation } from '../../../organisations/server/reads.ts'
import { brandDeskFacts } from '../../../profiles/server/facts.ts'
import type { recordCalls } from '../../contract.ts'
import { recordPolicy } from '../policy.ts'
import { getSubject } from '../subjects.ts'

/** More than any organisation has. */
const mostVenues = 200

export const getOrganisationRecord: Handler<typeof recordCalls.getOrganisationRecord> = async (
  { uid },
  { actor, db },
) => {
  const subject = await getSubject(db, actor, uid)
  const organisation = must(await findOrganisation(db, uid), 'organisation')
  const { profilePic: picture, name, city, category, rag, orgUid } = brandDeskFacts
  const venues = await db
    .select({ uid: brandDeskFacts.uid, name, picture, city, category, rag, manager: staffFacts.displayName })
    .from(brandDeskFacts)
    .leftJoin(assignmentFacts, eq(assignmentFacts.brandUid, brandDeskFacts.uid))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, assignmentFacts.accountUid))
    .where(eq(orgUid, uid))
    .orderBy(asc(name), asc(brandDeskFacts.uid))
    .limit(mostVenues)
  const { createdAt, currency, timezone, billing } = organisation
  return {
    uid,
    name: organisation.name,
    createdAt: createdAt.toISOString(),
    currency,
    timezone,
    billing: billing ?? {},
    venues: venues.map((venue) => ({ ...venue, looksAfter: isStaffForBrand(actor, venue.uid) })),
    can: { write: may(recordPolicy, actor, 'write', subject) },
  }
}

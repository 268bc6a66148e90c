import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { seatsOf } from '../../plans/server/seats.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { listBrandsOf } from '../../profiles/server/reads.ts'
import { listSeated } from './invitations.ts'
import { brandContacts, teamInvitations } from './tables.ts'

/** The brand that goes leaves its organisation, which stays with its history: without venues, if it has no other. */
export const organisationMerge: ProfileMerge = {
  moves: [
    { column: brandContacts.brandUid, of: 'brand', does: 'moves', counts: 'contacts' },
    { column: teamInvitations.brandUid, of: 'brand', does: 'moves', once: [teamInvitations.email] },
  ],
  obstacles: async (db, { type, from, to }) => {
    if (type !== 'brand') return []
    const { uid, orgUid } = brandFacts
    const rows = await db
      .select({ uid, orgUid })
      .from(brandFacts)
      .where(inArray(uid, [from, to]))
    const [going, staying] = [from, to].map((one) => rows.find((row) => row.uid === one)?.orgUid)
    if (!going || !staying || going === staying) return []
    const [{ others } = { others: 0 }] = await db
      .select({ others: sql<number>`count(*)::int` })
      .from(brandFacts)
      .where(and(eq(orgUid, going), ne(uid, from)))
    const seats = await seatsOf(db, staying)
    const own = (await listBrandsOf(db, staying)).map((brand) => brand.uid)
    const [now, team] = [await listSeated(db, own), await listSeated(db, [...own, from])]
    return [
      ...(others > 0 ? ['The one that goes belongs to an organisation with other venues. Keep that one instead.'] : []),
      ...(seats !== null && team.size > Math.max(seats, now.size)
        ? [`Together, the team would have ${team.size} people, and the plan has ${seats} seats. Remove people first.`]
        : []),
    ]
  },
}

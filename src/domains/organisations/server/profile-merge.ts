import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { seatsOf } from '../../plans/server/seats.ts'
import { findOrgsApart, listBrandsOf } from '../../profiles/server/reads.ts'
import { listSeated } from './invitations.ts'
import { brandContacts, teamInvitations } from './tables.ts'

/** The brand that goes leaves its organisation, which stays with its history: without venues, if it has no other. */
export const organisationMerge: ProfileMerge = {
  moves: [
    { column: brandContacts.brandUid, of: 'brand', does: 'moves', counts: 'contacts' },
    { column: teamInvitations.brandUid, of: 'brand', does: 'moves', once: [teamInvitations.email] },
  ],
  obstacles: async (db, pair) => {
    if (pair.type !== 'brand') return []
    const orgs = await findOrgsApart(db, pair)
    if (!orgs) return []
    const others = (await listBrandsOf(db, orgs.from)).filter(({ uid }) => uid !== pair.from).length
    const seats = await seatsOf(db, orgs.to)
    const own = (await listBrandsOf(db, orgs.to)).map(({ uid }) => uid)
    const [now, team] = [await listSeated(db, own), await listSeated(db, [...own, pair.from])]
    return [
      ...(others > 0
        ? ['The profile you’d remove belongs to an organisation with other venues. Keep that profile instead.']
        : []),
      ...(seats !== null && team.size > Math.max(seats, now.size)
        ? [
            `The merged team would have ${team.size} people, but the plan has only ${seats === 1 ? 'one seat' : `${seats} seats`}. Remove someone on Preferences → Team of that brand first, or keep the other profile.`,
          ]
        : []),
    ]
  },
}

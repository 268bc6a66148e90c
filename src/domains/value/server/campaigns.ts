import type { Actor } from '../../../access/roles.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { CountedCampaign } from '../groups.ts'

/** The campaigns of an organisation with a day in a period, each with whether an actor may see it. */
type ListCountedCampaigns = (
  db: Queryable,
  actor: Actor,
  which: { orgUid: string; from: string; until: string },
) => Promise<CountedCampaign[]>

let joined: ListCountedCampaigns | null = null

/** Campaigns are a later domain, which this one may not import: it gives its part where the product is put together. */
export function joinCampaigns(list: ListCountedCampaigns): void {
  joined = list
}

/** See `ListCountedCampaigns`. */
export const listCountedCampaigns: ListCountedCampaigns = async (db, actor, which) => {
  if (!joined) throw new Error('campaigns have not joined: call joinCampaigns first')
  return joined(db, actor, which)
}

import type { Actor } from '../../../access/roles.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { listShortlisted, type Shortlist, votesOf } from '../../lists/server/shortlists.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { viewCreators } from './creator-cards.ts'
import { findCreatorsByUid } from './creators.ts'

/** The creators of a shortlist as its brand sees them, with what others think of each; with a brief, how well each suits it. */
export async function viewShortlisted(
  parts: { db: Queryable; config: Config; actor: Actor },
  { uid }: Shortlist,
  brand: BrandProfile,
  brief: Brief | null,
) {
  const members = await listShortlisted(parts.db, uid)
  const found = await findCreatorsByUid(parts.db, { brand, brief }, members)
  const opinions = await votesOf(parts.db, uid)
  const cards = await viewCreators(parts, found, { brand, brief, filters: {} })
  return cards.map((card) => ({
    ...card,
    votes: (opinions.get(card.uid) ?? []).map(({ name, vote }) => ({ name, vote })),
  }))
}

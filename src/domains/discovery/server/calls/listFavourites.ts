import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { mustGet } from '../../../../kit/contract/must.ts'
import { votesFor } from '../../../lists/server/shortlists.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { discoveryCalls } from '../../contract.ts'
import { viewCreators } from '../creator-cards.ts'
import { findCreatorsByUid } from '../creators.ts'
import { findFavourites } from '../favourites.ts'
import { findOwnBrief } from '../own-brief.ts'

export const listFavourites: Handler<typeof discoveryCalls.listFavourites> = async (
  { brandUid, briefUid, cursor, limit },
  { actor, db, config },
) => {
  assertSeesBrand(actor, brandUid)
  const brand = await getBrand(db, brandUid)
  const brief = await findOwnBrief(db, brandUid, briefUid)
  const { rows, nextCursor } = await findFavourites(db, actor, brand, { cursor, limit })
  const uids = rows.map(({ influencerUid }) => influencerUid)
  const found = await findCreatorsByUid(db, { brand, brief }, uids)
  const cards = await viewCreators({ db, config, actor }, found, { brand, brief, filters: {} })
  const votes = await votesFor(db, brandUid, uids)
  const visitOf = new Map(rows.map(({ influencerUid, ...lastVisit }) => [influencerUid, lastVisit]))
  return {
    rows: cards.map((card) => ({
      ...card,
      votes: (votes.get(card.uid) ?? []).map(({ name, vote }) => ({ name, vote })),
      lastVisit: mustGet(visitOf, card.uid),
    })),
    nextCursor,
  }
}

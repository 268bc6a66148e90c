import { readCursor, writeCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { viewFeed } from '../feed.ts'
import { getFeedOwner } from '../feed-owner.ts'
import { findFeedPage } from '../feed-rows.ts'
import { tasteFor } from '../taste.ts'

/** Where only what one can get is wanted, this many rows are looked through for each card asked. */
const lookThrough = 4

export const listFeed: Handler<typeof discoveryCalls.listFeed> = async (
  { influencerUid, cursor, limit, ...filter },
  { actor, db },
) => {
  const influencer = await getFeedOwner(db, actor, influencerUid)
  const after = readCursor(cursor, 2)
  const wanted = filter.mineOnly ? limit * lookThrough : limit
  const rows = await findFeedPage(
    db,
    influencerUid,
    { ...filter, city: filter.city ?? influencer.profile.homeCity },
    after ? [String(after[0]), String(after[1])] : null,
    wanted + 1,
  )
  const shown = rows.slice(0, wanted)
  const viewed = await viewFeed(db, influencer, shown)
  const cards = filter.savedOnly ? viewed : (await tasteFor(db, influencerUid))(viewed)
  const last = shown.at(-1)
  return {
    rows: filter.mineOnly ? cards.filter((card) => card.gaps.length === 0) : cards,
    nextCursor: rows.length > wanted && last ? writeCursor([last.liveSince!.toISOString(), last.uid]) : null,
  }
}

import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { viewFeed } from '../feed.ts'
import { getFeedReader } from '../feed-reader.ts'
import { findFeedBriefs } from '../feed-briefs.ts'

export const listMapCards: Handler<typeof discoveryCalls.listMapCards> = async (
  { influencerUid, briefUids, ...days },
  { actor, db },
) => {
  const reader = await getFeedReader(db, actor, influencerUid)
  const rows = await findFeedBriefs(db, influencerUid, briefUids)
  const seen = rows.filter((row) => row.liveSince !== null)
  const cards = new Map((await viewFeed(db, reader, seen, days)).map((card) => [card.uid, card]))
  return { cards: [...new Set(briefUids)].flatMap((uid) => cards.get(uid) ?? []) }
}

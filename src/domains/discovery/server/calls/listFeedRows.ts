import type { Handler } from '../../../accounts/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { viewFeed } from '../feed.ts'
import { getFeedOwner } from '../feed-owner.ts'
import { findFeedRows } from '../feed-rows.ts'
import { findRuleRows } from '../rows.ts'
import { tasteFor } from '../taste.ts'

/** In how many rows one brief may stand. */
const mostRows = 2

export const listFeedRows: Handler<typeof discoveryCalls.listFeedRows> = async (
  { influencerUid, city },
  { actor, db },
) => {
  const influencer = await getFeedOwner(db, actor, influencerUid)
  const found = await findRuleRows(db, influencer.profile, city ?? influencer.profile.homeCity)
  const uids = new Set(found.flatMap(({ rows }) => rows.map((row) => row.uid)))
  const viewed = await viewFeed(db, influencer, await findFeedRows(db, influencerUid, [...uids]))
  const cards = new Map((await tasteFor(db, influencerUid))(viewed).map((card) => [card.uid, card]))
  const stands = new Map<string, number>()
  const rows = found.flatMap(({ rule, rows: ofRule }) => {
    const shown = ofRule.flatMap(({ uid }) => {
      const card = cards.get(uid)
      const times = stands.get(uid) ?? 0
      if (!card || card.gaps.length > 0 || card.collabUid || times >= mostRows) return []
      stands.set(uid, times + 1)
      return [card]
    })
    return shown.length > 0 ? [{ rule, cards: shown }] : []
  })
  return { rows }
}

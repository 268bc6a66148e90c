import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { must } from '../../../../kit/contract/must.ts'
import { readCursor, writeCursor } from '../../../../kit/server/cursor.ts'
import { together } from '../../../../kit/server/together.ts'
import { assertSeesInfluencer } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { viewFeed } from '../feed.ts'
import { getFeedReader } from '../feed-reader.ts'
import type { FeedFilter } from '../../contract.ts'
import { findFeedPage } from '../feed-briefs.ts'
import { byTaste } from '../taste.ts'

/** Where only what one can get is wanted, this many rows are looked through for each card asked. */
const lookThrough = 4
/** How often the next rows are looked at while none of those before was for this influencer. */
const mostLooks = 5

export const listFeed: Handler<typeof discoveryCalls.listFeed> = async (
  { influencerUid, cursor, limit, ...filter },
  { actor, db },
) => {
  assertSeesInfluencer(actor, influencerUid)
  const wanted = filter.mineOnly || filter.withGuest ? limit * lookThrough : limit
  const given = readCursor(cursor, 2)
  let after: [string, string] | null = given ? [String(given[0]), String(given[1])] : null
  const findPage = () => findFeedPage(db, influencerUid, filter, after, wanted + 1)
  const [reader, first] = await together(db, () => getFeedReader(db, actor, influencerUid), findPage)
  let found = first
  for (let looks = 1; ; looks += 1) {
    const rows = found.slice(0, wanted)
    const viewed = await viewFeed(db, reader, rows, filter)
    const ordered = filter.savedOnly ? viewed : byTaste(reader.dislikes, viewed)
    const cards = ordered.filter((card) => fits(filter, card))
    const isCard = new Set(cards.map(({ uid }) => uid))
    // What is beyond the page's last card is for the next page.
    const last = rows.filter(({ uid }) => isCard.has(uid))[limit - 1] ?? rows.at(-1)
    after = last && last !== found.at(-1) ? [must(last.liveSince, 'live since').toISOString(), last.uid] : null
    if (cards.length === 0 && after && looks < mostLooks) {
      found = await findPage()
      continue
    }
    const shown = new Set(rows.slice(0, last ? rows.indexOf(last) + 1 : 0).map(({ uid }) => uid))
    return { rows: cards.filter(({ uid }) => shown.has(uid)), nextCursor: after && writeCursor(after) }
  }
}

/** What of a filter only the card tells: whether they can request it, and have a time on the days. */
function fits(
  { mineOnly, withGuest, day }: FeedFilter,
  { gaps, state, nextSlot }: OutputOf<typeof discoveryCalls.listFeed>['rows'][number],
): boolean {
  if (day && !nextSlot) return false
  return gaps.length === 0 ? !withGuest || state === 'open' : !mineOnly && !withGuest
}

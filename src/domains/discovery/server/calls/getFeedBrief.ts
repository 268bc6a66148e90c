import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { notOpenYet, todayIn } from '../../../briefs/availability.ts'
import { contentOf } from '../../../briefs/server/content.ts'
import { type Brief, getOnceLiveBrief, noBrief } from '../../../briefs/server/reads.ts'
import { mayRequestCollab, standingInLine } from '../../../collabs/server/brief-waitlist.ts'
import { whyCommitted } from '../../../collabs/server/start.ts'
import type { discoveryCalls } from '../../contract.ts'
import { viewOneOf } from '../feed.ts'
import { getFeedReader, lastVisitTo } from '../feed-reader.ts'
import { findFeedBriefs } from '../feed-briefs.ts'
import { findWithSimilar } from '../similar-briefs.ts'
import { byTaste } from '../taste.ts'

/** How many like it are shown. */
const similarShown = 4

export const getFeedBrief: Handler<typeof discoveryCalls.getFeedBrief> = async (
  { influencerUid, briefUid },
  { actor, db },
) => {
  const reader = await getFeedReader(db, actor, influencerUid)
  const brief = await getOnceLiveBrief(db, briefUid)
  const line = await standingInLine(db, briefUid, influencerUid)
  const shut = whyClosed(brief)
  const hasSpot = shut === null && mayRequestCollab(brief, line)
  const closed = hasSpot ? await whyCommitted(db, brief, reader.profile) : shut
  const free = hasSpot && closed === null
  const rows = await (free ? findFeedBriefs(db, influencerUid, [briefUid]) : findWithSimilar(db, influencerUid, brief))
  const viewed = await viewOneOf(db, reader, rows, briefUid)
  if (!viewed) throw noBrief()
  const { card, reasons, others } = viewed
  const similar = byTaste(reader.dislikes, others)
    .filter((one) => one.gaps.length === 0 && one.collabUid === null)
    .filter((one, at, all) => all.findIndex(({ brandUid }) => brandUid === one.brandUid) === at)
    .slice(0, similarShown)
  const automatic = brief.approval === 'automatic' && card.fit >= brief.autoFit
  const visited = lastVisitTo(brief.brandUid, reader)
  return {
    card,
    reasons,
    about: contentOf(brief),
    closed: card.collabUid ? shut : closed,
    free,
    line,
    automatic,
    visited,
    similar,
  }
}

/** Why nobody can ask for a brief now, places aside. */
function whyClosed(brief: Brief): string | null {
  const today = todayIn(brief.timezone, now())
  if (brief.status === 'archived' || today > brief.liveUntil) return 'This brief has ended.'
  if (brief.status === 'paused') return 'The venue has paused this brief. It may come back.'
  if (brief.status !== 'live') return 'The venue is updating this brief. Check back soon.'
  if (today < brief.liveFrom) return notOpenYet(brief)
  return brief.heldAt ? 'This brief isn’t taking new requests right now because many are waiting for a reply.' : null
}

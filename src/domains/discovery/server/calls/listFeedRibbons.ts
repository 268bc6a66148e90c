import { mustGet } from '../../../../kit/contract/must.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { fillRibbons, isShownTo, titleFor } from '../../ribbons.ts'
import { viewFeed } from '../feed.ts'
import { getFeedReader } from '../feed-reader.ts'
import { findFeedBriefs } from '../feed-briefs.ts'
import { readDraftRibbons, readLiveRibbons } from '../ribbons.ts'
import { findRibbonBriefs } from '../ribbon-briefs.ts'
import { byTaste } from '../taste.ts'

export const listFeedRibbons: Handler<typeof discoveryCalls.listFeedRibbons> = async (
  { influencerUid, city, draft },
  { actor, db },
) => {
  const reader = await getFeedReader(db, actor, influencerUid)
  if (draft && !isStaff(actor))
    throw new CallError('permission-denied', 'Only the team sees rows that are not published.')
  const { profile } = reader
  const viewer = { city: city ?? profile.homeCity, isNew: profile.visitsCompleted === 0, at: now() }
  const ribbons = draft ? await readDraftRibbons(db) : await readLiveRibbons(db)
  const shown = ribbons.filter((ribbon) => isShownTo(ribbon, viewer))
  const found = await findRibbonBriefs(db, profile, viewer.city, shown)
  const all = new Set(found.flatMap(({ uids }) => uids))
  const viewed = await viewFeed(db, reader, await findFeedBriefs(db, influencerUid, [...all]))
  const open = byTaste(reader.dislikes, viewed).filter((card) => card.gaps.length === 0 && !card.collabUid)
  const cards = new Map(open.map((card) => [card.uid, card]))
  const filled = fillRibbons(found.map(({ ribbon, uids }) => ({ ribbon, uids: uids.filter((uid) => cards.has(uid)) })))
  return {
    ribbons: filled.map(({ ribbon, uids }) => ({
      uid: ribbon.uid,
      rule: ribbon.rule,
      size: ribbon.size,
      title: titleFor(ribbon, profile.languages),
      cards: uids.map((uid) => mustGet(cards, uid)),
    })),
  }
}

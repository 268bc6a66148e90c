import { mustGet } from '../../../../kit/contract/must.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { fillRibbons, isShownTo, titleFor } from '../../ribbons.ts'
import { judgeBriefs, viewJudged } from '../feed.ts'
import { getFeedReader } from '../feed-reader.ts'
import { readDraftRibbons, readLiveRibbons } from '../ribbons.ts'
import { findRibbonBriefs, sortIntoRibbons } from '../ribbon-briefs.ts'

export const listFeedRibbons: Handler<typeof discoveryCalls.listFeedRibbons> = async (
  { influencerUid, city, draft },
  { actor, db },
) => {
  const reader = await getFeedReader(db, actor, influencerUid)
  if (draft && !isStaff(actor)) throw new CallError('permission-denied', 'Only our team can see unpublished ribbons.')
  const { profile } = reader
  const viewer = { city: city ?? profile.homeCity, isNew: profile.visitsCompleted === 0, at: now() }
  const ribbons = draft ? await readDraftRibbons(db) : await readLiveRibbons(db)
  const shown = ribbons.filter((ribbon) => isShownTo(ribbon, viewer))
  const judged = await judgeBriefs(db, reader, await findRibbonBriefs(db, profile, viewer.city, shown))
  const open = judged.filter(({ gaps, row }) => gaps.length === 0 && !row.collabUid)
  const filled = fillRibbons(sortIntoRibbons(shown, open, profile, viewer.city))
  const isShown = new Set(filled.flatMap(({ uids }) => uids))
  const viewed = viewJudged(
    reader,
    open.filter(({ row }) => isShown.has(row.uid)),
  )
  const cards = new Map(viewed.map((card) => [card.uid, card]))
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

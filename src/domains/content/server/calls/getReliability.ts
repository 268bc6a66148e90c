import { inArray, eq } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { isInfluencer, isStaff } from '../../../accounts/roles.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { collabs } from '../../../collabs/server/tables.ts'
import { brandProfiles } from '../../../profiles/server/tables.ts'
import type { contentCalls } from '../../contract.ts'
import { influencerReliability } from '../../reliability.ts'
import { influencerHistory } from '../reliability-history.ts'

/** How many events are told. */
const shown = 8

export const getReliability: Handler<typeof contentCalls.getReliability> = async ({ influencerUid }, { actor, db }) => {
  if (!isInfluencer(actor, influencerUid) && !isStaff(actor))
    throw new CallError('not-found', 'There is no such influencer profile.')
  const history = await influencerHistory(db, influencerUid)
  const { score, visits, formula, parts, raise } = influencerReliability(history, now())
  const moves = [
    ...history.visits.map((move) => ({ ...move, part: 'Visits kept' })),
    ...history.content.map((move) => ({ ...move, part: 'Content in time' })),
    ...history.firstTry.map((move) => ({ ...move, part: 'Right at the first try' })),
  ]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, shown)
  const uids = moves.map((move) => move.collabUid)
  const names = await db
    .select({ uid: collabs.uid, name: brandProfiles.name })
    .from(collabs)
    .innerJoin(brandProfiles, eq(brandProfiles.uid, collabs.brandUid))
    .where(inArray(collabs.uid, uids))
  return {
    ...{ score, visits, formula, parts, raise },
    moves: moves.map(({ at, part, text, value, collabUid }) => ({
      ...{ part, text, collabUid },
      at: at.toISOString(),
      good: value >= 0.5,
      brandName: names.find((one) => one.uid === collabUid)?.name ?? '',
    })),
  }
}

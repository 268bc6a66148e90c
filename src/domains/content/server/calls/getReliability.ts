import { eq, inArray } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { assertSeesProfile } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { brandFacts, influencerFacts } from '../../../profiles/server/facts.ts'
import type { contentCalls } from '../../contract.ts'
import { brandReliability, influencerReliability } from '../../reliability.ts'
import { brandHistory, influencerHistory, type Move } from '../reliability-history.ts'

/** How many events are told. */
const shown = 8

export const getReliability: Handler<typeof contentCalls.getReliability> = async ({ profileUid }, { actor, db }) => {
  assertSeesProfile(actor, profileUid)
  const { reliability, history } = await (profileUid.startsWith('brand_') ? ofBrand : ofInfluencer)(db, profileUid)
  const { score, visits, formula, parts, raise } = reliability
  const moves = history.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, shown)
  const names = await db
    .select({ uid: collabFacts.uid, brand: brandFacts.name, influencer: influencerFacts.name })
    .from(collabFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(
      inArray(
        collabFacts.uid,
        moves.map((move) => move.collabUid),
      ),
    )
  const other = profileUid.startsWith('brand_') ? 'influencer' : 'brand'
  return {
    score,
    visits,
    formula,
    parts,
    raise,
    moves: moves.map(({ at, part, text, value, collabUid }) => ({
      part,
      text,
      collabUid,
      at: at.toISOString(),
      good: value >= 0.5,
      with: names.find((one) => one.uid === collabUid)?.[other] ?? '',
    })),
  }
}

const named = (part: string, moves: readonly Move[]) => moves.map((move) => ({ ...move, part }))

async function ofInfluencer(db: Queryable, uid: string) {
  const past = await influencerHistory(db, uid)
  return {
    reliability: influencerReliability(past, now()),
    history: [
      ...named('Visits kept', past.visits),
      ...named('Content on time', past.content),
      ...named('Approved first time', past.firstTry),
    ],
  }
}

async function ofBrand(db: Queryable, uid: string) {
  const past = await brandHistory(db, uid)
  return {
    reliability: brandReliability(past, now()),
    history: [
      ...named('Visits hosted', past.visits),
      ...named('Reply time', past.answers),
      ...named('Review time', past.reviews),
    ],
  }
}

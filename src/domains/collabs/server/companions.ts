import type { SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../../access/roles.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { BriefDeliverable } from '../../briefs/brief.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import type { Moment } from '../../briefs/server/live.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import type { BrandCategory } from '../../profiles/vocabulary.ts'
import type { Obstacle } from '../obstacles.ts'
import type { PreferredTimes } from '../preferred-times.ts'
import type { Situation } from '../possible.ts'
import type { Terms } from '../terms.ts'
import type { CollabView } from '../views.ts'
import type { Acting } from './acting.ts'
import type { Collab } from './reads.ts'
import type { When } from './words.ts'

type View = z.output<typeof CollabView>

/** What a collab shows of its visit, and what its rules look at; `state` is null before a time is booked. */
export type VisitPart = { state: Situation['visit'] } & Pick<View, 'visit' | 'waiting' | 'preferred'>

/** What was booked with a yes, in words: `Tue 24 Nov, 13:30`; `choice`: which it was of several times, the best being 1. */
export type Booked = { startsAt: Date; words: string; choice: number | null }

/** A time of a request that couldn’t be booked, in words, and why. */
export type Passed = { when: string; why: Obstacle }

/** Visits in the calendar by what a list of collabs asks for. `ahead`: not over yet. */
export type VisitFilter = 'to-confirm' | 'ahead'

/** What fit looks at of an influencer's past: the last visit to each brand, and the mean review by category of brand. */
export type VisitHistory = { lastVisit: Map<string, Date>; reviewByCategory: Map<BrandCategory, number> }

/**
 * What a collab needs of its visit and its content. Both are later domains, which this one may not import: each provides
 * its part, and the product joins them once. All of it happens in the caller's transaction.
 */
export type Companions = {
  visits: {
    /** The visits of these collabs as an actor may see them, by collab; the same few queries whatever their number. */
    viewVisits: (db: Queryable, actor: Actor, collabs: readonly Collab[]) => Promise<ReadonlyMap<string, VisitPart>>
    /** What the rules look at, of one collab. */
    findState: (db: Queryable, collabUid: string) => Promise<Situation['visit']>
    /** A query for the `collab_uid`, `brand_uid` and `starts_at` of visits at a moment, to join or to test with `exists`. */
    selectVisits: (filter: VisitFilter, at: Moment) => SQL
    /** Refuses the times of a request that could not be booked now, each by its own reason; answers them in words. `guests`: the most that may come. */
    assertPreferred: (
      db: Queryable,
      asked: { brief: Brief; influencer: InfluencerProfile; guests: number },
      preferred: PreferredTimes,
    ) => Promise<string[]>
    /** Holds the times that a request names, and its creator's calendar, until the transaction ends. */
    holdPreferred: (tx: Tx, collab: Collab, preferred: PreferredTimes) => Promise<void>
    /** Books the first of the held times that is still free for both sides, null when none is; and says which it passed over. */
    bookPreferred: (
      acting: Acting,
      collab: Collab,
      preferred: PreferredTimes,
    ) => Promise<{ collab: Collab; booked: Booked | null; passed: Passed[] }>
    /** A collab ends: its slot goes to the next in line, and it waits for none. Answers when its visit would have been. */
    end: (acting: Acting, collab: Collab) => Promise<When | null>
  }
  content: {
    /** The deliverables of these collabs in their order, by collab, in one query. */
    viewDeliverables: (
      db: Queryable,
      collabUids: readonly string[],
    ) => Promise<ReadonlyMap<string, View['deliverables']>>
    /** Terms are agreed, or changed: adds the deliverables they ask for, removes those that nobody began, and moves the end of usage rights. */
    makeDeliverables: (tx: Tx, collab: Pick<Collab, 'uid' | 'brandUid'>, terms: Terms) => Promise<void>
    /** The deliverables of a collab that were begun. */
    findBegun: (db: Queryable, collabUid: string) => Promise<Omit<BriefDeliverable, 'count'>[]>
    /** When the deliverables of a collab were approved, those that are. */
    findApprovals: (db: Queryable, collabUid: string) => Promise<Date[]>
    /** What influencers' visits and the reviews of them say, by influencer, in one query. */
    findHistories: (db: Queryable, influencerUids: readonly string[]) => Promise<ReadonlyMap<string, VisitHistory>>
  }
}

let joined: Companions | null = null

/** Called where the product is put together, before the first call. */
export function joinCompanions(companions: Companions): void {
  joined = companions
}

export function companions(): Companions {
  if (!joined) throw new Error('visits and content have not joined the collabs: call joinCompanions first')
  return joined
}

import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Actor, isStaff } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { getBriefFor } from '../../../briefs/server/reads.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { unsafeFindCollabs } from '../../../collabs/server/reads.ts'
import { viewCollab } from '../../../collabs/server/view.ts'
import { brandFacts, isBlocked } from '../../../profiles/server/facts.ts'
import { findVisits } from '../../../visits/server/reads.ts'
import type { contentCalls } from '../../contract.ts'
import { tipsFor } from '../../creator-tips.ts'
import { countOpens } from '../creator-opens.ts'
import { type Influencer, viewCreator } from '../creator-page.ts'
import { seenCreator } from '../seen-creator.ts'

/** The most collabs with the reader's venues that the page lists. */
const mostTogether = 12

export const getCreatorPage: Handler<typeof contentCalls.getCreatorPage> = async (
  { handle, briefUid },
  { actor, db, config },
) => {
  const influencer = await seenCreator(db, actor, handle)
  const { profile } = influencer
  const isOwn = Object.hasOwn(actor.influencers, profile.uid)
  const together = isOwn ? [] : await listTogether(db, actor, profile.uid)
  const brief = briefUid && !isOwn ? await getBriefFor(db, actor, briefUid) : null
  const waiting = together.findLast(({ isRequest, briefUid: of }) => isRequest && (brief === null || of === brief.uid))
  const page = await viewCreator(db, config, actor, influencer, brief)
  return {
    ...page,
    closedTo: isOwn ? [] : await listClosedTo(db, actor, profile),
    together: together.map(({ collabUid, briefUid: of, venue, title, at, stage, outcome, visit }) => ({
      collabUid,
      briefUid: of,
      venue,
      title,
      at: at.toISOString(),
      stage,
      outcome,
      visit: visit && {
        startsAt: visit.startsAt.toISOString(),
        checkedInAt: visit.checkedInAt?.toISOString() ?? null,
      },
    })),
    own: isOwn ? { ...(await countOpens(db, profile.uid)), tips: tipsOf(influencer, page.portfolio.length) } : null,
    request: waiting ? await viewRequest(db, actor, waiting.collabUid) : null,
  }
}

/** The reader's own brands that cannot invite a creator now. Which of the reasons it is, nobody is told. */
async function listClosedTo(db: Queryable, actor: Actor, profile: Influencer['profile']): Promise<string[]> {
  const own = Object.keys(actor.brands)
  if (own.length === 0 || profile.pausedAt !== null || profile.approval !== 'approved') return own
  const blocked = await db
    .select({ uid: brandFacts.uid })
    .from(brandFacts)
    .where(and(inArray(brandFacts.uid, own), isBlocked(brandFacts.uid, sql`${profile.uid}`)))
  return blocked.map(({ uid }) => uid)
}

function tipsOf({ profile: { avatar, bio, formats }, social }: Influencer, portfolio: number): string[] {
  return tipsFor({ avatar, bio, portfolio, formats: formats.length, accounts: social }, now())
}

/** The collabs of a creator with the actor's own brands, or for staff with all, newest first. */
async function listTogether(db: Queryable, actor: Actor, influencerUid: string) {
  const brands = Object.keys(actor.brands)
  const ofMine = isStaff(actor) ? undefined : inArray(collabFacts.brandUid, brands)
  const rows = await db
    .select({
      collabUid: collabFacts.uid,
      briefUid: collabFacts.briefUid,
      venue: brandFacts.name,
      title: briefFacts.title,
      at: collabFacts.requestedAt,
      stage: collabFacts.stage,
      outcome: collabFacts.outcome,
      isRequest: sql<boolean>`${collabFacts.stage} = 1 and ${collabFacts.outcome} = 'open' and ${collabFacts.startedBy} = 'influencer'`,
    })
    .from(collabFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .innerJoin(briefFacts, eq(briefFacts.uid, collabFacts.briefUid))
    .where(and(eq(collabFacts.influencerUid, influencerUid), ofMine))
    .orderBy(desc(collabFacts.uid))
    .limit(mostTogether)
  const visits = await findVisits(
    db,
    rows.map(({ collabUid }) => collabUid),
  )
  return rows.map((row) => ({ ...row, visit: visits.get(row.collabUid) ?? null }))
}

async function viewRequest(db: Queryable, actor: Actor, uid: string) {
  return viewCollab(db, actor, must((await unsafeFindCollabs(db, [uid])).get(uid), 'request'))
}

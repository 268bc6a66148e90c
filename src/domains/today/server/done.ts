import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { eventWords, findDefinition } from '../../audit/server/catalogue.ts'
import { eventFacts } from '../../audit/server/facts.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { meetingFacts, meetingRequestFacts } from '../../meetings/server/facts.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import type { Scope } from './sources.ts'

/** What is done besides the work that Today is about: one’s own account, what was looked at. */
const notWork = new Set(['account', 'feed', 'link', 'list', 'usage'])
const most = 100

/** What one person has done since midnight on their clock, the last first; of a brand’s people, for the brands of the list. */
export async function listDone(db: Queryable, { who, accountUid, brandUids }: Scope, timezone: string) {
  const midnight = DateTime.fromJSDate(now(), { zone: timezone }).startOf('day').toJSDate()
  const rows = await db
    .select({
      key: eventFacts.uid,
      at: eventFacts.at,
      kind: eventFacts.kind,
      to: eventFacts.assignedTo,
      subjectUid: eventFacts.subjectUid,
      brandUid: eventFacts.brandUid,
      brand: brandFacts.name,
      influencer: { uid: influencerFacts.uid, name: influencerFacts.name, handle: influencerFacts.handle },
      brief: briefFacts.title,
      call: meetingFacts.name,
      callRequest: meetingRequestFacts.name,
    })
    .from(eventFacts)
    .leftJoin(brandFacts, eq(brandFacts.uid, eventFacts.brandUid))
    .leftJoin(influencerFacts, eq(influencerFacts.uid, eventFacts.influencerUid))
    .leftJoin(briefFacts, eq(briefFacts.uid, eventFacts.subjectUid))
    .leftJoin(meetingFacts, eq(meetingFacts.uid, eventFacts.subjectUid))
    .leftJoin(meetingRequestFacts, eq(meetingRequestFacts.uid, eventFacts.subjectUid))
    .where(
      and(
        eq(eventFacts.actorUid, accountUid),
        gte(eventFacts.at, midnight),
        who === 'brand' && brandUids ? inArray(eventFacts.brandUid, [...brandUids]) : undefined,
      ),
    )
    .orderBy(desc(eventFacts.at), desc(eventFacts.uid))
    .limit(most)
  return rows
    .filter(({ kind }) => !notWork.has(findDefinition(kind)?.topic ?? 'account'))
    .map(({ key, at, kind, to, subjectUid, brandUid, brand, influencer, brief, call, callRequest }) => ({
      key,
      at: at.toISOString(),
      words: kind === 'today.assigned' ? (to === null ? 'No longer assigned' : `Assigned to ${to}`) : eventWords(kind),
      about: [influencer?.name, brief, call ?? callRequest, brand].filter(Boolean).join(' · '),
      subjectUid,
      brandUid,
      influencer: influencer && { uid: influencer.uid, handle: influencer.handle },
      timezone,
    }))
}

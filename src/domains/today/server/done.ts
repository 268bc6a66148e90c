import { and, desc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { eventWords, kindsOutside, kindsSeenBy } from '../../audit/server/catalogue.ts'
import { eventFacts } from '../../audit/server/facts.ts'
import { accountFacts, staffFacts } from '../../accounts/server/facts.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { meetingFacts, meetingRequestFacts } from '../../meetings/server/facts.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import type { Scope } from './sources.ts'

/** What is done besides the work that Today is about: one’s own account, what was looked at. */
const notWork = ['account', 'feed', 'link', 'list', 'usage'] as const
const most = 100

/** What a person did, or a colleague of theirs: our own people with the brands of the list and with creators, a brand’s for those brands. */
function doneBy({ who, accountUid, brandUids }: Scope): SQL | undefined {
  const { actorUid, side, brandUid, influencerUid } = eventFacts
  const own = eq(actorUid, accountUid)
  const ofBrands = brandUids ? inArray(brandUid, [...brandUids]) : undefined
  if (who === 'brand') return and(ofBrands, or(own, eq(side, 'brand')))
  const ofTeam = sql`${actorUid} = any(array(select ${staffFacts.accountUid} from ${staffFacts}))`
  const shared = ofBrands && or(ofBrands, and(isNull(brandUid), isNotNull(influencerUid)))
  return and(ofTeam, or(own, and(eq(side, 'staff'), shared)))
}

/** What Today is about; of what others did, a brand’s people see what brands are shown. */
function isWork({ who, accountUid }: Scope): SQL | undefined {
  const { kind, actorUid } = eventFacts
  const isShown = who === 'staff' ? undefined : or(eq(actorUid, accountUid), inArray(kind, kindsSeenBy('brand')))
  return and(inArray(kind, kindsOutside(notWork)), isShown)
}

/** What was done since midnight on a person’s clock by them and their colleagues, the last first. */
export async function listDone(db: Queryable, scope: Scope, timezone: string) {
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
      by: { uid: accountFacts.uid, name: accountFacts.displayName },
    })
    .from(eventFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, eventFacts.actorUid))
    .leftJoin(brandFacts, eq(brandFacts.uid, eventFacts.brandUid))
    .leftJoin(influencerFacts, eq(influencerFacts.uid, eventFacts.influencerUid))
    .leftJoin(briefFacts, eq(briefFacts.uid, eventFacts.subjectUid))
    .leftJoin(meetingFacts, eq(meetingFacts.uid, eventFacts.subjectUid))
    .leftJoin(meetingRequestFacts, eq(meetingRequestFacts.uid, eventFacts.subjectUid))
    .where(and(doneBy(scope), isWork(scope), gte(eventFacts.at, midnight)))
    .orderBy(desc(eventFacts.at), desc(eventFacts.uid))
    .limit(most)
  return rows.map(({ key, at, kind, to, subjectUid, brandUid, brand, influencer, brief, call, callRequest, by }) => ({
    key,
    at: at.toISOString(),
    words: kind === 'today.assigned' ? (to === null ? 'No longer assigned' : `Assigned to ${to}`) : eventWords(kind),
    about: [influencer?.name, brief, call ?? callRequest, brand].filter(Boolean).join(' · '),
    subjectUid,
    brandUid,
    influencer: influencer && { uid: influencer.uid, handle: influencer.handle },
    by: by.uid === scope.accountUid ? null : by.name,
    timezone,
  }))
}

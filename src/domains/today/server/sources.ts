import { type SQL, sql } from 'drizzle-orm'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { expertQuestionFacts, expertTaskFacts } from '../../campaigns/server/facts.ts'
import { collabFacts, openProposalFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts } from '../../content/server/facts.ts'
import { idCheckFacts } from '../../identity/server/facts.ts'
import { checklistFacts } from '../../logistics/server/facts.ts'
import { meetingFacts, meetingRequestFacts } from '../../meetings/server/facts.ts'
import { openSupportFacts, threadFacts } from '../../messages/server/facts.ts'
import { openJumpFacts } from '../../platforms/server/facts.ts'
import { subscriptionFacts } from '../../plans/server/facts.ts'
import { graceMs } from '../../plans/server/subscription.ts'
import { brandFacts, influencerFacts, openScreenshotFacts } from '../../profiles/server/facts.ts'
import { openReportFacts } from '../../safety/server/facts.ts'
import { tableFacts, visitFacts } from '../../visits/server/facts.ts'
import { confirmWithinMs, messagesForMs, unansweredMs } from '../kinds.ts'
import { questions } from './question-source.ts'
import { ofRecords } from './record-sources.ts'
import { after, ofCollab, source, type Value, within } from './source.ts'
import { storyPages } from './story-page-source.ts'

/** Whose list it is: of our own people, over the brands they look after (`null`: all), or of a brand's, over its own. */
export type Scope = { who: 'brand' | 'staff'; accountUid: string; brandUids: readonly string[] | null }

/** Every open item of a list, one row each, as one query to select from. */
export function waitingIn(scope: Scope): SQL {
  const { who, brandUids } = scope
  const among = (brandUid: Value) =>
    brandUids ? sql`${brandUid} = any(${sql.param([...brandUids])}::text[])` : sql`true`
  const kinds =
    who === 'staff'
      ? [...forBoth(among, who), ...ofBrands(among), ...ofEverybody(scope), ...ofRecords(scope, among)]
      : [...forBoth(among, who), ...forBrand(among)]
  return sql`(${sql.join(kinds, sql` union all `)}) as waiting`
}

type Among = (brandUid: Value) => SQL

/** The team sees of a brand's requests those that it has left for some days. A payment is one item, however many venues it is for. */
function forBoth(among: Among, who: Scope['who']): SQL[] {
  const asked = plus(now(), who === 'staff' ? -unansweredMs : 0)
  return [
    source(
      'request',
      { ...ofCollab, since: collabFacts.requestedAt, due: collabFacts.expiresAt },
      sql`${collabFacts} where ${collabFacts.stage} = 1 and ${collabFacts.outcome} = 'open'
        and ${collabFacts.startedBy} = 'influencer' and ${collabFacts.requestedAt} <= ${asked} and ${among(collabFacts.brandUid)}`,
    ),
    source(
      'visit',
      { ...ofCollab, since: after(visitFacts.startsAt, -confirmWithinMs), due: visitFacts.startsAt },
      sql`${visitFacts} join ${collabFacts} on ${collabFacts.uid} = ${visitFacts.collabUid}
        where ${visitFacts.live} and ${visitFacts.confirmedAt} is null and ${visitFacts.checkedInAt} is null
        and ${visitFacts.startsAt} between ${now()} and ${plus(now(), confirmWithinMs)} and ${among(visitFacts.brandUid)}`,
    ),
    source(
      'table',
      { ...ofCollab, since: tableFacts.stuckAt, due: visitFacts.startsAt },
      sql`${tableFacts} join ${visitFacts} on ${visitFacts.collabUid} = ${tableFacts.collabUid}
        join ${collabFacts} on ${collabFacts.uid} = ${tableFacts.collabUid}
        where ${tableFacts.stuckAt} is not null and ${visitFacts.live} and not ${visitFacts.moving}
        and ${visitFacts.startsAt} > ${now()} and ${among(visitFacts.brandUid)}`,
    ),
    checklists(among, who),
    questions(among),
    source(
      'payment',
      {
        subject: brandFacts.uid,
        brand: brandFacts.uid,
        since: subscriptionFacts.pastDueSince,
        due: after(subscriptionFacts.pastDueSince, graceMs),
      },
      sql`${subscriptionFacts} join ${brandFacts} on ${brandFacts.orgUid} = ${subscriptionFacts.orgUid}
        where ${subscriptionFacts.state} = 'past_due' and ${subscriptionFacts.pastDueSince} is not null and ${among(brandFacts.uid)}
        and not exists (select from (select * from ${brandFacts}) older where older.org_uid = ${brandFacts.orgUid}
          and older.uid < ${brandFacts.uid} and ${among(sql`older.uid`)})`,
    ),
  ]
}

/** One’s own from a day before they are due; what others should have done once it is late. The venue waits for its creators alone. */
function checklists(among: Among, who: Scope['who']): SQL {
  const { uid, collabUid, owner, title, dueAt, doneAt, createdAt } = checklistFacts
  const late = who === 'brand' ? sql`${owner} = 'influencer'` : sql`${owner} <> 'staff'`
  return source(
    'checklist',
    { ...ofCollab, subject: uid, since: createdAt, due: dueAt, detail: sql`${owner} || ':' || ${title}` },
    sql`${checklistFacts} join ${collabFacts} on ${collabFacts.uid} = ${collabUid}
      where ${doneAt} is null and ${collabFacts.outcome} = 'open' and ${among(collabFacts.brandUid)}
      and (${owner} = ${who} and ${dueAt} <= ${plus(now(), dayMs)} or ${late} and ${dueAt} < ${now()})`,
  )
}

function forBrand(among: Among): SQL[] {
  return [
    source(
      'review',
      {
        ...ofCollab,
        since: sql`reviewed.since`,
        due: sql`reviewed.due`,
        detail: sql`reviewed.amount::text`,
      },
      sql`(select ${deliverableFacts.collabUid} as collab_uid, max(${deliverableFacts.submittedAt}) as since,
          min(${deliverableFacts.autoApproveAt}) as due, count(*) as amount
        from ${deliverableFacts} where ${deliverableFacts.autoApproveAt} is not null and ${among(deliverableFacts.brandUid)} group by 1) as reviewed
        join ${collabFacts} on ${collabFacts.uid} = reviewed.collab_uid`,
    ),
    source(
      'terms',
      { ...ofCollab, since: openProposalFacts.proposedAt, due: openProposalFacts.expiresAt },
      sql`${openProposalFacts} join ${collabFacts} on ${collabFacts.uid} = ${openProposalFacts.collabUid}
        where ${openProposalFacts.side} = 'influencer' and ${collabFacts.stage} > 1 and ${among(collabFacts.brandUid)}`,
    ),
    storyPages(among),
    source(
      'message',
      { ...ofCollab, ...within('message', threadFacts.lastAt) },
      sql`${threadFacts} join ${collabFacts} on ${collabFacts.uid} = ${threadFacts.collabUid}
        where ${threadFacts.lastSide} = 'influencer' and not ${threadFacts.brandDone} and ${threadFacts.lastAt} > ${plus(now(), -messagesForMs)}
        and ${collabFacts.outcome} = 'open' and ${among(threadFacts.brandUid)}`,
    ),
  ]
}

/** What any of our own people may take, and one’s own calls. */
function ofEverybody({ accountUid }: Scope): SQL[] {
  const today = [plus(now(), -confirmWithinMs / 24), plus(now(), confirmWithinMs)] as const
  return [
    source(
      'meeting',
      {
        subject: meetingFacts.uid,
        since: meetingFacts.createdAt,
        due: meetingFacts.startsAt,
        detail: sql`${meetingFacts.name} || ', ' || ${meetingFacts.venue}`,
      },
      sql`${meetingFacts} where ${meetingFacts.staffUid} = ${accountUid} and ${meetingFacts.state} = 'booked'
        and ${meetingFacts.startsAt} between ${today[0]} and ${today[1]}`,
    ),
    source(
      'meeting-request',
      {
        subject: meetingRequestFacts.uid,
        ...within('meeting-request', meetingRequestFacts.createdAt),
        detail: sql`${meetingRequestFacts.name} || ', ' || ${meetingRequestFacts.venue}`,
      },
      sql`${meetingRequestFacts} where ${meetingRequestFacts.answeredAt} is null`,
    ),
    source(
      'application',
      {
        subject: influencerFacts.uid,
        influencer: influencerFacts.uid,
        ...within('application', influencerFacts.appliedAt),
      },
      sql`${influencerFacts} where ${influencerFacts.approval} = 'applied' and ${influencerFacts.appliedAt} is not null`,
    ),
    source(
      'screenshot',
      {
        subject: openScreenshotFacts.uid,
        influencer: openScreenshotFacts.influencerUid,
        ...within('screenshot', openScreenshotFacts.sentAt),
        detail: openScreenshotFacts.platform,
      },
      sql`${openScreenshotFacts}`,
    ),
    source(
      'support',
      { subject: openSupportFacts.uid, ...within('support', openSupportFacts.lastAt), detail: openSupportFacts.name },
      sql`${openSupportFacts} where not ${openSupportFacts.answered}`,
    ),
    source(
      'id-check',
      {
        subject: idCheckFacts.uid,
        influencer: idCheckFacts.influencerUid,
        ...within('id-check', idCheckFacts.submittedAt),
      },
      sql`${idCheckFacts} where ${idCheckFacts.state} = 'submitted'`,
    ),
    source(
      'report',
      {
        subject: openReportFacts.uid,
        brand: sql`case when ${openReportFacts.aboutType} = 'brand' then ${openReportFacts.aboutUid} end`,
        influencer: sql`case when ${openReportFacts.aboutType} = 'influencer' then ${openReportFacts.aboutUid} end`,
        ...within('report', openReportFacts.createdAt),
      },
      sql`${openReportFacts}`,
    ),
    source(
      'jump',
      {
        subject: openJumpFacts.accountUid,
        influencer: openJumpFacts.influencerUid,
        ...within('jump', openJumpFacts.seenOn),
        detail: openJumpFacts.platform,
      },
      sql`${openJumpFacts}`,
    ),
  ]
}

/** What whoever looks after a brand takes. */
function ofBrands(among: Among): SQL[] {
  return [
    source(
      'brief',
      {
        subject: briefFacts.uid,
        brand: briefFacts.brandUid,
        brief: briefFacts.uid,
        ...within('brief', briefFacts.submittedAt),
      },
      sql`${briefFacts} where ${briefFacts.status} = 'submitted' and ${among(briefFacts.brandUid)}`,
    ),
    source(
      'help',
      { ...ofCollab, ...within('help', threadFacts.helpRequestedAt) },
      sql`${threadFacts} join ${collabFacts} on ${collabFacts.uid} = ${threadFacts.collabUid}
        where ${threadFacts.helpRequestedAt} is not null and ${among(threadFacts.brandUid)}`,
    ),
    source(
      'question',
      {
        subject: expertQuestionFacts.uid,
        brand: expertQuestionFacts.brandUid,
        since: expertQuestionFacts.waitingSince,
        due: expertQuestionFacts.dueAt,
        detail: expertQuestionFacts.begins,
      },
      sql`${expertQuestionFacts} where ${expertQuestionFacts.dueAt} is not null and ${among(expertQuestionFacts.brandUid)}`,
    ),
    source(
      'task',
      {
        subject: expertTaskFacts.uid,
        brand: expertTaskFacts.brandUid,
        since: sql`${expertTaskFacts.dueOn}::timestamptz`,
        due: after(sql`${expertTaskFacts.dueOn}::timestamptz`, dayMs),
        detail: expertTaskFacts.kind,
      },
      sql`${expertTaskFacts} where ${expertTaskFacts.doneAt} is null and ${expertTaskFacts.dueOn} <= ${now()}::date and ${among(expertTaskFacts.brandUid)}`,
    ),
    source(
      'dispute',
      { ...ofCollab, ...within('dispute', collabFacts.disputedAt) },
      sql`${collabFacts} where ${collabFacts.outcome} = 'no-show' and ${collabFacts.disputedAt} is not null and ${among(collabFacts.brandUid)}`,
    ),
    source(
      'overdue',
      { ...ofCollab, since: collabFacts.contentDueAt, due: collabFacts.contentDueAt },
      sql`${collabFacts} where ${collabFacts.stage} = 4 and ${collabFacts.outcome} = 'open' and ${collabFacts.contentDueAt} < ${now()} and ${among(collabFacts.brandUid)}`,
    ),
  ]
}

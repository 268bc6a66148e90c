import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must, one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { listFailing } from '../../../kit/server/due.ts'
import { readMailState } from '../../../kit/server/mail/outbox.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { expertPath, expertQuestionFacts, expertTaskFacts } from '../../campaigns/server/facts.ts'
import { countPreset } from '../../collabs/server/filters.ts'
import { collabPath } from '../../collabs/server/save.ts'
import { meetingRequestFacts, meetingFacts, staffHourFacts } from '../../meetings/server/facts.ts'
import { meetingsPath } from '../../meetings/server/notify-host.ts'
import { threadFacts } from '../../messages/server/facts.ts'
import { countSubmittedChecks } from '../../identity/server/checks.ts'
import { countUnseenJumps } from '../../platforms/server/reads.ts'
import { countAllOpenReports } from '../../safety/server/holds.ts'
import { findTimezone } from '../../notifications/server/settings.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import type { MyDay, queues } from '../contract.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { stayWords } from '../../briefs/stays.ts'
import { guestsWords } from '../../visits/server/words.ts'

type Queue = (typeof queues)[number]
type Span = { from: Date; until: Date }

/** More on one day are on their own page. */
const most = 50

/** The clock somebody of the team lives by: as chosen for their mail, or as they take calls. */
export async function clockOf(db: Queryable, accountUid: string): Promise<string> {
  const chosen = await findTimezone(db, accountUid)
  if (chosen) return chosen
  const [hours] = await db
    .select({ timezone: staffHourFacts.timezone })
    .from(staffHourFacts)
    .where(eq(staffHourFacts.accountUid, accountUid))
  return hours?.timezone ?? 'Europe/London'
}

/** The day of one of the team, on their clock. An admin's holds every brand, an account manager's those they look after. */
export async function myDayOf(db: Queryable, actor: Actor, timezone: string): Promise<MyDay> {
  const today = DateTime.fromJSDate(now(), { zone: timezone }).startOf('day')
  const span = { from: today.toJSDate(), until: today.plus({ days: 1 }).toJSDate() }
  const [calls, visitsOfDay, waiting] = await Promise.all([
    meetingsIn(db, actor, span, timezone),
    visitsIn(db, actor, span),
    waitingFor(db, actor, must(today.toISODate(), 'valid day')),
  ])
  return { day: must(today.toISODate(), 'valid day'), timezone, calls, visits: visitsOfDay, waiting }
}

async function meetingsIn(
  db: Queryable,
  actor: Actor,
  { from, until }: Span,
  timezone: string,
): Promise<MyDay['calls']> {
  const { staffUid, startsAt, state } = meetingFacts
  const rows = await db
    .select()
    .from(meetingFacts)
    .where(and(eq(staffUid, accountOf(actor)), eq(state, 'booked'), gte(startsAt, from), lt(startsAt, until)))
    .orderBy(asc(startsAt))
    .limit(most)
  return rows.map((call) => ({
    key: call.uid,
    startsAt: call.startsAt.toISOString(),
    timezone,
    title: `Call with ${call.name}`,
    detail: `${call.venue}, ${cityFacts[call.city].name}, ${call.minutes} minutes`,
    path: meetingsPath,
  }))
}

/** Those of the brands one looks after; an admin's: all. */
function mine(actor: Actor, brandUid: Parameters<typeof inArray>[0]): SQL | undefined {
  return actor.staff === 'admin' ? undefined : inArray(brandUid, [...actor.assigned])
}

async function visitsIn(db: Queryable, actor: Actor, { from, until }: Span): Promise<MyDay['visits']> {
  const rows = await db
    .select({ visit: columnsOf(visitFacts), brand: columnsOf(brandFacts), influencer: influencerFacts.name })
    .from(visitFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, visitFacts.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, visitFacts.influencerUid))
    .where(
      and(
        eq(visitFacts.live, true),
        gte(visitFacts.startsAt, from),
        lt(visitFacts.startsAt, until),
        mine(actor, visitFacts.brandUid),
      ),
    )
    .orderBy(asc(visitFacts.startsAt), asc(visitFacts.uid))
    .limit(most)
  return rows.map(({ visit, brand, influencer }) => ({
    key: visit.uid,
    startsAt: visit.startsAt.toISOString(),
    timezone: brand.timezone,
    title: `${influencer} at ${brand.name}`,
    detail: [
      ...(visit.checkInOn && visit.checkOutOn
        ? [stayWords({ checkInOn: visit.checkInOn, checkOutOn: visit.checkOutOn })]
        : []),
      guestsWords(visit.guests),
      visit.confirmedAt || visit.checkedInAt ? 'confirmed' : 'not confirmed',
    ].join(', '),
    path: collabPath({ uid: visit.collabUid }, visit.brandUid),
  }))
}

async function waitingFor(db: Queryable, actor: Actor, today: string): Promise<MyDay['waiting']> {
  const onlyMine = actor.staff === 'admin' ? '' : '&mine=yes'
  const amount = async (table: Parameters<ReturnType<Queryable['select']>['from']>[0], condition: SQL | undefined) => {
    const row = one(await db.select({ count: count() }).from(table).where(condition))
    return Number(row.count)
  }
  const collabsIn = (preset: 'disputed' | 'unconfirmed' | 'overdue' | 'unanswered') =>
    countPreset(db, preset, actor.staff === 'admin' ? null : actor.assigned)
  const explorer = (preset: string) => `/app/admin/collab-explorer?preset=${preset}${onlyMine}`
  const failingMail = async () => (actor.staff === 'admin' ? (await readMailState(db)).failing : 0)
  const failingWork = async () =>
    actor.staff === 'admin' ? (await listFailing(db)).reduce((sum, { items }) => sum + items, 0) : 0
  const counts: [Queue, string, string, Promise<number>][] = [
    ['mail', 'Emails not sending', '/app/admin/integrations', failingMail()],
    ['jobs', 'Failing jobs', '/app/admin/integrations', failingWork()],
    [
      'briefs',
      'Briefs to review',
      '/app/admin/collab-brief-manager',
      amount(briefFacts, and(eq(briefFacts.status, 'submitted'), mine(actor, briefFacts.brandUid))),
    ],
    [
      'applications',
      'Creator applications',
      '/app/admin/influencer-manager?approval=applied',
      amount(influencerFacts, and(eq(influencerFacts.approval, 'applied'), isNotNull(influencerFacts.appliedAt))),
    ],
    ['id-checks', 'ID checks', '/app/admin/id-checks', countSubmittedChecks(db)],
    ['follower-jumps', 'Follower jumps to look at', '/app/admin/follower-jumps', countUnseenJumps(db)],
    ['reports', 'Reports to decide', '/app/admin/reports', countAllOpenReports(db)],
    [
      'help-requested',
      'Collabs that need your help',
      '/app/dms?box=help-requested',
      amount(threadFacts, and(isNotNull(threadFacts.helpRequestedAt), mine(actor, threadFacts.brandUid))),
    ],
    [
      'expert-questions',
      'Questions to you as an expert',
      expertPath,
      amount(expertQuestionFacts, and(isNotNull(expertQuestionFacts.dueAt), mine(actor, expertQuestionFacts.brandUid))),
    ],
    [
      'expert-tasks',
      'Campaign tasks due',
      expertPath,
      amount(
        expertTaskFacts,
        and(isNull(expertTaskFacts.doneAt), lte(expertTaskFacts.dueOn, today), mine(actor, expertTaskFacts.brandUid)),
      ),
    ],
    [
      'meeting-requests',
      'Call requests',
      meetingsPath,
      amount(meetingRequestFacts, isNull(meetingRequestFacts.answeredAt)),
    ],
    ['disputed', 'Disputes to decide', explorer('disputed'), collabsIn('disputed')],
    ['unconfirmed', 'Visits within 24 hours, not confirmed', explorer('unconfirmed'), collabsIn('unconfirmed')],
    ['overdue', 'Content overdue', explorer('overdue'), collabsIn('overdue')],
    ['unanswered', 'Requests unanswered for three days', explorer('unanswered'), collabsIn('unanswered')],
  ]
  const waiting = await Promise.all(
    counts.map(async ([queue, words, path, found]) => ({ queue, words, path, count: await found })),
  )
  return waiting.filter(({ count: found }) => found > 0)
}

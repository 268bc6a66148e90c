import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { type Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { withoutHolidays } from '../../../kit/server/holidays.ts'
import {
  afterOpenMinutes,
  holidaysBetween,
  type OpeningHours,
  openingHoursIn,
  openMinutesBetween,
  parseOpeningHours,
} from '../../../kit/server/opening-hours.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import type { QuestionRow } from '../contract/experts.ts'
import { promisedHours } from '../experts.ts'
import { campaignPolicy } from './policy.ts'
import { campaigns, expertMessages, expertQuestions, expertTasks } from './tables.ts'

export type Question = typeof expertQuestions.$inferSelect

const noQuestion = () => new CallError('not-found', 'We couldn’t find that question.')
const medianOverDays = 90

/** The hours in which a brand of a country is answered: without our people's public holidays, and without its own. */
export async function hoursFor(
  { SUPPORT_HOURS, SUPPORT_HOLIDAYS }: Pick<Config, 'SUPPORT_HOURS' | 'SUPPORT_HOLIDAYS'>,
  country: string | null,
): Promise<OpeningHours> {
  return withoutHolidays(parseOpeningHours(SUPPORT_HOURS), [SUPPORT_HOLIDAYS, ...(country ? [country] : [])], now())
}

/** When an answer to what was asked at an instant is due. */
export function dueFrom(hours: OpeningHours, askedAt: Date): Date {
  return afterOpenMinutes(hours, askedAt, promisedHours * 60)
}

/** When an answer to what is asked now would be due, and the public holidays until then. */
export function askedNow(hours: OpeningHours) {
  const dueAt = dueFrom(hours, now())
  return { dueAt: dueAt.toISOString(), holidays: holidaysBetween(hours, now(), dueAt) }
}

/** What is promised, on the clock of a venue; without one, on our own. */
export function promiseOf(hours: OpeningHours, timezone = hours.zone) {
  return { hours: promisedHours, openingHours: openingHoursIn(hours, timezone, now()).words, timezone }
}

/** A question that the caller may see, and its row to oneself; a stranger's is answered like none. */
export async function lockQuestion(tx: Tx, actor: Actor, uid: string): Promise<Question> {
  const [question] = await tx.select().from(expertQuestions).where(eq(expertQuestions.uid, uid)).for('update')
  if (!question || !may(campaignPolicy, actor, 'see', question)) throw noQuestion()
  return question
}

const selected = {
  question: expertQuestions,
  brandName: brandFacts.name,
  timezone: brandFacts.timezone,
  country: brandFacts.country,
  campaignName: campaigns.name,
  taskKind: expertTasks.kind,
}

/** Questions with what they are about. */
export function selectQuestions(db: Queryable) {
  return db
    .select(selected)
    .from(expertQuestions)
    .innerJoin(brandFacts, eq(brandFacts.uid, expertQuestions.brandUid))
    .leftJoin(campaigns, eq(campaigns.uid, expertQuestions.campaignUid))
    .leftJoin(expertTasks, eq(expertTasks.uid, expertQuestions.taskUid))
}
export type FoundQuestion = Awaited<ReturnType<typeof selectQuestions>>[number]

export async function getQuestion(db: Queryable, actor: Actor, uid: string): Promise<FoundQuestion> {
  const [found] = await selectQuestions(db).where(eq(expertQuestions.uid, uid))
  if (!found || !may(campaignPolicy, actor, 'see', found.question)) throw noQuestion()
  return found
}

export function viewQuestion(
  { question, brandName, campaignName, taskKind }: FoundQuestion,
  hours: OpeningHours,
): z.output<typeof QuestionRow> {
  const { uid, brandUid, campaignUid, firstText, lastAt, dueAt } = question
  const at = now()
  return {
    uid,
    brandUid,
    brandName,
    campaign: campaignUid && campaignName ? { uid: campaignUid, name: campaignName } : null,
    task: taskKind,
    firstText,
    lastAt: lastAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    isLate: dueAt !== null && dueAt < at,
    minutesLeft: dueAt && openMinutesBetween(hours, at, dueAt),
  }
}

/** How soon questions of these brands, or of all, were answered lately: the working minutes in the middle. */
export async function answerTime(
  db: Queryable,
  brandUids: readonly string[] | null,
): Promise<{ medianMinutes: number | null; answers: number }> {
  const { brandUid, answerMinutes, at } = expertMessages
  const [row] = await db
    .select({
      medianMinutes: sql<number | null>`round(percentile_cont(0.5) within group (order by ${answerMinutes}))::int`,
      answers: sql<number>`count(*)::int`,
    })
    .from(expertMessages)
    .where(
      and(
        isNotNull(answerMinutes),
        gte(at, plus(now(), -medianOverDays * dayMs)),
        brandUids ? inArray(brandUid, [...brandUids]) : undefined,
      ),
    )
  return row ?? { medianMinutes: null, answers: 0 }
}

/** A brand's questions, the latest first. */
export async function listOf(db: Queryable, brandUid: string, limit: number): Promise<FoundQuestion[]> {
  return selectQuestions(db)
    .where(eq(expertQuestions.brandUid, brandUid))
    .orderBy(desc(expertQuestions.lastAt), desc(expertQuestions.uid))
    .limit(limit)
}

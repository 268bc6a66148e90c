import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { allow, may } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accountFacts } from '../../accounts/server/facts.ts'
import { now } from '../../../kit/server/clock.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import { brandFacts, influencerFacts, isBlocked } from '../../profiles/server/facts.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import type { BriefQuestionView } from '../contract/questions.ts'
import { maskContacts } from '../rules.ts'
import { questionPolicy } from './policy.ts'
import { briefQuestions } from './tables.ts'
import { acquainted } from './reads.ts'
import { nameFor, party, viewParties } from './view.ts'

export type BriefQuestion = typeof briefQuestions.$inferSelect

const mostListed = 200

const { briefUid, influencerUid, brandUid } = briefQuestions

/** Joins the collabs of the creator for the brief, whatever became of them. */
export const hasCollab = sql<boolean>`exists (select 1 from ${collabFacts}
  where ${collabFacts.influencerUid} = ${influencerUid} and ${collabFacts.briefUid} = ${briefUid})`

/** When the brief’s last day is over, on the clock of its venue. */
export const briefEnds = sql<Date>`(${briefFacts.liveUntil} + 1)::timestamp at time zone ${briefFacts.timezone}`

/** Whether a visit of the creator for the brief is confirmed or was made: the two may know each other’s phone and mail. */
const isAcquainted = sql<boolean>`exists (select 1 from ${collabFacts}
  left join ${visitFacts} on ${visitFacts.collabUid} = ${collabFacts.uid}
  where ${collabFacts.influencerUid} = ${influencerUid} and ${collabFacts.briefUid} = ${briefUid} and ${acquainted})`

function shown(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      question: briefQuestions,
      ...party,
      title: briefFacts.title,
      author: accountFacts.displayName,
      hasCollab,
      hasEnded: sql<boolean>`(${briefFacts.status} = 'archived' or ${briefEnds} <= ${now().toISOString()}::timestamptz)`,
      isBlocked: sql<boolean>`${isBlocked(brandUid, influencerUid)}`,
      isAcquainted,
    })
    .from(briefQuestions)
    .innerJoin(briefFacts, eq(briefFacts.uid, briefUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, influencerUid))
    .leftJoin(accountFacts, eq(accountFacts.uid, briefQuestions.answeredBy))
    .where(where)
}
type Shown = Awaited<ReturnType<typeof shown>>[number]

/** Why a question can’t be answered now, as a sentence for who would; null when it can. */
function whyNotAnswered({ question, author, influencer, hasCollab: began, hasEnded, isBlocked: blocked }: Shown) {
  if (question.answeredAt) return `${author ?? 'Someone'} has already answered this question.`
  if (began)
    return `${influencer.name || `@${influencer.handle}`} has a collab for this brief now. Reply in its conversation.`
  if (hasEnded) return 'This brief has ended, so its questions are closed.'
  return blocked ? 'You can’t message each other any more. If something is urgent, ask our team for help.' : null
}

/** A question for a reader: its contacts masked for both sides, those of the answer for its creator, unless the two may know each other’s by now. */
function viewQuestion(actor: Actor, row: Shown): BriefQuestionView {
  const { question, title, author } = row
  const { brand, influencer } = viewParties(row)
  const side = sideOn(actor, question)
  const { answeredAt, answeredAs, answer } = question
  const closed = whyNotAnswered(row)
  const open = (text: string) => ({ text, masked: false })
  // Its creator reads what the venue reads.
  const asked = side === 'staff' || row.isAcquainted ? open(question.text) : maskContacts(question.text)
  const isOpen = side !== 'influencer' || answeredAs === 'staff' || row.isAcquainted
  return {
    uid: question.uid,
    side,
    brief: { uid: question.briefUid, title },
    brand: { uid: brand.uid, name: brand.name },
    influencer: { uid: influencer.uid, name: influencer.name },
    askedAt: question.askedAt.toISOString(),
    ...asked,
    answer:
      answeredAt && answeredAs && answer !== null
        ? {
            at: answeredAt.toISOString(),
            side: answeredAs,
            author: nameFor(author ?? 'Someone', answeredAs === 'brand' ? brand.name : null),
            ...(isOpen ? open(answer) : maskContacts(answer)),
          }
        : null,
    state: answeredAt ? 'answered' : closed ? 'closed' : 'waiting',
    can: { answer: closed === null && may(questionPolicy, actor, 'answer', question) },
  }
}

type Asked = { briefUid: string; influencerUid: string }

/** What a creator asked about a brief; null where they asked nothing. The caller has decided that it may be seen. */
export async function unsafeFindQuestion(db: Queryable, actor: Actor, asked: Asked): Promise<BriefQuestionView | null> {
  const [row] = await shown(db, and(eq(briefUid, asked.briefUid), eq(influencerUid, asked.influencerUid)))
  return row ? viewQuestion(actor, row) : null
}

/** What creators asked a brand whose request or invitation waits for a reply, newest first. */
export async function listOfRequests(db: Queryable, actor: Actor, brand: string): Promise<BriefQuestionView[]> {
  const waits = sql`exists (select 1 from ${collabFacts} where ${collabFacts.influencerUid} = ${influencerUid}
    and ${collabFacts.briefUid} = ${briefUid} and ${collabFacts.stage} = 1 and ${collabFacts.outcome} = 'open')`
  const rows = await shown(db, and(eq(brandUid, brand), waits))
    .orderBy(desc(briefQuestions.askedAt))
    .limit(mostListed)
  return rows.map((row) => viewQuestion(actor, row))
}

/** A question that waits for the actor’s answer, locked until the transaction ends; refused where it can’t be answered. */
export async function lockToAnswer(tx: Tx, actor: Actor, uid: string): Promise<BriefQuestion> {
  const isIt = eq(briefQuestions.uid, uid)
  const [question] = await tx.select().from(briefQuestions).where(isIt).for('update')
  const [row] = question && may(questionPolicy, actor, 'see', question) ? await shown(tx, isIt) : []
  if (!row) throw new CallError('not-found', 'We couldn’t find that question. Check the link, then try again.')
  allow(questionPolicy, actor, 'answer', row.question)
  const closed = whyNotAnswered(row)
  if (closed) throw new CallError('failed-precondition', closed)
  return row.question
}

/** Whether a creator has or had a collab for a brief: its conversation takes the place of a question. */
export async function hasHadCollab(db: Queryable, asked: Asked): Promise<boolean> {
  const isTheirs = and(eq(collabFacts.briefUid, asked.briefUid), eq(collabFacts.influencerUid, asked.influencerUid))
  const found = await db.select({ uid: collabFacts.uid }).from(collabFacts).where(isTheirs).limit(1)
  return found.length > 0
}

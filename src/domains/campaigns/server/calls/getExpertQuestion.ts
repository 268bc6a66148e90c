import { asc, eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { accountFacts } from '../../../accounts/server/facts.ts'
import { findManager } from '../../../accounts/server/accounts.ts'
import type { campaignCalls } from '../../contract.ts'
import { getQuestion, hoursFor, promiseOf, viewQuestion } from '../experts.ts'
import { campaignPolicy } from '../policy.ts'
import { expertMessages } from '../tables.ts'
import { asksFor } from '../write-question.ts'

/** Nobody writes more than this in one question; the first ones are shown. */
const mostShown = 500

export const getExpertQuestion: Handler<typeof campaignCalls.getExpertQuestion> = async (
  { uid },
  { actor, db, config },
) => {
  const found = await getQuestion(db, actor, uid)
  const { at, text, isStaff, answerMinutes } = expertMessages
  const written = await db
    .select({ uid: expertMessages.uid, at, text, isStaff, answerMinutes, author: accountFacts.displayName })
    .from(expertMessages)
    .leftJoin(accountFacts, eq(accountFacts.uid, expertMessages.accountUid))
    .where(eq(expertMessages.questionUid, uid))
    .orderBy(asc(expertMessages.uid))
    .limit(mostShown)
  const hours = await hoursFor(config, found.country)
  const isForTeam = !asksFor(actor, found.question.brandUid)
  const manager = await findManager(db, found.question.brandUid)
  return {
    ...viewQuestion(found, hours),
    expert: manager?.displayName ?? null,
    promise: promiseOf(hours, isForTeam ? hours.zone : found.timezone),
    messages: written.map((message) => ({
      ...message,
      at: message.at.toISOString(),
      author: message.isStaff
        ? `${message.author ?? 'Someone'}, ${config.PRODUCT_NAME}`
        : (message.author ?? 'Someone'),
    })),
    can: { reply: may(campaignPolicy, actor, 'reply', found.question) },
  }
}

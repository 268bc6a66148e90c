import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { now } from '../../../../kit/server/clock.ts'
import { todayIn } from '../../../briefs/availability.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import type { campaignCalls } from '../../contract.ts'
import { answerTime, hoursFor, promiseOf, selectQuestions, viewQuestion } from '../experts.ts'
import { campaigns, expertQuestions } from '../tables.ts'
import { listOpenTasks, viewTask } from '../tasks.ts'

const mostShown = 200

export const listExpertWork: Handler<typeof campaignCalls.listExpertWork> = async ({ mine }, { actor, db, config }) => {
  const only = mine ? [...actor.assigned] : null
  const questions = await selectQuestions(db)
    .where(and(isNotNull(expertQuestions.dueAt), only ? inArray(expertQuestions.brandUid, only) : undefined))
    .orderBy(asc(expertQuestions.dueAt), asc(expertQuestions.uid))
    .limit(mostShown)
  const tasks = await listOpenTasks(db, only, mostShown)
  const of = await db
    .select({
      uid: campaigns.uid,
      name: campaigns.name,
      brandName: brandFacts.name,
      timezone: brandFacts.timezone,
    })
    .from(campaigns)
    .innerJoin(brandFacts, eq(brandFacts.uid, campaigns.brandUid))
    .where(
      inArray(
        campaigns.uid,
        tasks.map(({ campaignUid }) => campaignUid),
      ),
    )
  const campaignOf = new Map(of.map((campaign) => [campaign.uid, campaign]))
  return {
    promise: promiseOf(await hoursFor(config, null)),
    answerTime: await answerTime(db, only),
    questions: await Promise.all(
      questions.map(async (found) => viewQuestion(found, await hoursFor(config, found.country))),
    ),
    tasks: tasks.flatMap((task) => {
      const campaign = campaignOf.get(task.campaignUid)
      if (!campaign) return []
      const { name: campaignName, brandName, timezone, uid: campaignUid } = campaign
      return { ...viewTask(task, null, todayIn(timezone, now())), campaignUid, campaignName, brandName }
    }),
  }
}

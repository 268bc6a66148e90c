import { sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { expertQuestions, expertTasks } from './tables.ts'

const read = new QueryBuilder()

/** Where our own people answer. */
export const expertPath = '/app/admin/expert-questions'

/** Questions to experts, for later domains to join. `dueAt` is null once one is answered. */
export const expertQuestionFacts = read
  .select({
    uid: expertQuestions.uid,
    brandUid: expertQuestions.brandUid,
    waitingSince: expertQuestions.waitingSince,
    dueAt: expertQuestions.dueAt,
    begins: sql<string>`left(${expertQuestions.firstText}, 80)`.as('begins'),
  })
  .from(expertQuestions)
  .as('expert_question_facts')

/** What experts do for campaigns. */
export const expertTaskFacts = read
  .select({
    uid: expertTasks.uid,
    brandUid: expertTasks.brandUid,
    kind: expertTasks.kind,
    dueOn: expertTasks.dueOn,
    doneAt: expertTasks.doneAt,
  })
  .from(expertTasks)
  .as('expert_task_facts')

import { QueryBuilder } from 'drizzle-orm/pg-core'
import { checklistItems } from './tables.ts'

/** What is on the checklists of collabs, for later domains to join. */
export const checklistFacts = new QueryBuilder()
  .select({
    uid: checklistItems.uid,
    collabUid: checklistItems.collabUid,
    title: checklistItems.title,
    owner: checklistItems.owner,
    dueAt: checklistItems.dueAt,
    doneAt: checklistItems.doneAt,
    createdAt: checklistItems.createdAt,
  })
  .from(checklistItems)
  .as('checklist_facts')

import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm'
import { systemActor } from '../../../../access/roles.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { now, plus } from '../../../../kit/server/clock.ts'
import { eachDue } from '../../../../kit/server/due.ts'
import { collabFacts } from '../../../collabs/server/facts.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import { remindBeforeMs } from '../../plans.ts'
import { getItem } from '../items.ts'
import { checklistItems } from '../tables.ts'
import { notifyOwner } from '../notify-owner.ts'

/** Reminds whoever has something on a checklist, once, a day before it is due. Our own people have it in Today. */
export const remindOfChecklists: DomainJob = {
  name: 'remind-of-checklists',
  cron: '*/10 * * * *',
  run: async ({ db, config, log }) => {
    await eachDue(
      { db, log },
      'remind-of-checklists',
      async (from, limit) => {
        const rows = await from
          .select({ uid: checklistItems.uid })
          .from(checklistItems)
          .innerJoin(collabFacts, eq(collabFacts.uid, checklistItems.collabUid))
          .where(
            and(
              isNull(checklistItems.doneAt),
              isNull(checklistItems.remindedAt),
              ne(checklistItems.owner, 'staff'),
              lte(checklistItems.dueAt, plus(now(), remindBeforeMs)),
              eq(collabFacts.outcome, 'open'),
            ),
          )
          .orderBy(asc(checklistItems.dueAt))
          .limit(limit)
        return rows.map(({ uid }) => uid)
      },
      async (tx, uid) => {
        const collab = await lockCollab(tx, systemActor, (await getItem(tx, uid)).collabUid)
        const item = await getItem(tx, uid)
        if (item.doneAt || item.remindedAt) return
        await tx.update(checklistItems).set({ remindedAt: now() }).where(eq(checklistItems.uid, uid))
        await notifyOwner({ tx, config }, collab, item, 'due')
      },
    )
  },
}

import { and, asc, eq, gt } from 'drizzle-orm'
import { systemActor } from '../../../../access/roles.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { influencerLists } from '../tables.ts'
import { refreshList } from '../refresh.ts'

/** Looks at every rule again, one list after the other: each in a transaction of its own, so that none is locked for long. */
export const refreshLists: DomainJob = {
  name: 'refresh-lists',
  cron: '23 * * * *',
  run: async ({ db }) => {
    for (let last: string | null = ''; last !== null;) {
      const after: string = last
      last = await db.transaction(async (tx) => {
        const [list] = await tx
          .select()
          .from(influencerLists)
          .where(and(eq(influencerLists.kind, 'rule'), gt(influencerLists.uid, after)))
          .orderBy(asc(influencerLists.uid))
          .limit(1)
          .for('update')
        if (list) await refreshList(tx, systemActor, list)
        return list?.uid ?? null
      })
    }
  },
}

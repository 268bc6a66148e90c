import { and, asc, eq } from 'drizzle-orm'
import { eachDue } from '../../../../kit/server/due.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { influencerLists } from '../tables.ts'
import { refreshList } from '../refresh.ts'

const byRule = eq(influencerLists.kind, 'rule')

/** Looks at every rule again, one list after the other: each in a transaction of its own, so that none is locked for long. */
export const refreshLists: DomainJob = {
  name: 'refresh-lists',
  cron: '23 * * * *',
  run: async (parts) => {
    const { uid } = influencerLists
    const lists = await parts.db.select({ uid }).from(influencerLists).where(byRule).orderBy(asc(uid))
    await eachDue(
      parts,
      'refresh-lists',
      async () => lists.map((list) => list.uid),
      async (tx, listUid) => {
        const [list] = await tx
          .select()
          .from(influencerLists)
          .where(and(eq(uid, listUid), byRule))
          .for('update')
        if (list) await refreshList(tx, systemActor, list)
      },
    )
  },
}

import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { eachDue } from '../../../../kit/server/due.ts'
import { carryOut } from '../carry-out.ts'
import { type Deletion, mailPeople, findTargetOf } from '../deletions.ts'
import { deletionNearMail } from '../mails.ts'
import { deletions } from '../tables.ts'

const nearMs = 2 * dayMs
const isOpen = eq(deletions.state, 'open')

/** Writes two days before a deletion, and carries out what is due. */
export const carryOutDeletions: DomainJob = {
  name: 'carry-out-deletions',
  cron: '7 * * * *',
  run: async (parts) => {
    const { config } = parts
    await eachDue(
      parts,
      'remind-of-deletions',
      async (db, limit) =>
        uids(
          await db
            .select({ uid: deletions.uid })
            .from(deletions)
            .where(
              and(
                isOpen,
                isNull(deletions.remindedAt),
                gt(deletions.dueAt, now()),
                lte(deletions.dueAt, plus(now(), nearMs)),
              ),
            )
            .limit(limit),
        ),
      async (tx, uid) => {
        const deletion = await lock(tx, uid)
        if (!deletion || deletion.remindedAt) return
        await mailPeople(
          tx,
          await findTargetOf(tx, deletion),
          `deletion-near:${uid}`,
          deletionNearMail(config, deletion),
        )
        await tx.update(deletions).set({ remindedAt: now() }).where(eq(deletions.uid, uid))
      },
    )
    await eachDue(
      parts,
      'carry-out-deletions',
      async (db, limit) =>
        uids(
          await db
            .select({ uid: deletions.uid })
            .from(deletions)
            .where(and(isOpen, lte(deletions.dueAt, now())))
            .limit(limit),
        ),
      async (tx, uid) => {
        const deletion = await lock(tx, uid)
        if (deletion) await carryOut(tx, config, deletion)
      },
    )
  },
}

const uids = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid)

/** Who changed their mind in the meantime is left alone. */
async function lock(tx: Tx, uid: string): Promise<Deletion | null> {
  const [row] = await tx
    .select()
    .from(deletions)
    .where(and(eq(deletions.uid, uid), isOpen))
    .for('update')
  return row ?? null
}

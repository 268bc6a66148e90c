import { eq } from 'drizzle-orm'
import { systemActor } from '../../../access/roles.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { untilEnd } from '../../../kit/server/at-end.ts'
import { endCollabsOf } from '../../collabs/server/leave.ts'
import { forgetFilesOf, listFilesOnlyOf } from '../../media/server/forget-files.ts'
import { type Deletion, findTargetOf, mailPeople, recordOnTarget } from './deletions.ts'
import { deletionDoneMail } from './mails.ts'
import { personalData } from './parts.ts'
import { gatherSubject } from './subjects.ts'
import { deletions } from './tables.ts'

/**
 * Deletes what is due, in one transaction. Where something came in between, such as a new plan or a first colleague, it waits
 * another day, and staff see why.
 */
export async function carryOut(tx: Tx, config: Config, deletion: Deletion): Promise<void> {
  const target = await findTargetOf(tx, deletion)
  const [obstacle] = target.obstacles
  if (obstacle) {
    await tx
      .update(deletions)
      .set({ obstacle, dueAt: plus(now(), dayMs) })
      .where(eq(deletions.uid, deletion.uid))
    return
  }
  await untilEnd(tx, async () => {
    const { account, organisations } = target
    const orgUids = organisations.map(({ orgUid }) => orgUid)
    const subject = await gatherSubject(tx, account, orgUids)
    // To whom it is written is known only now.
    await mailPeople(tx, target, `deletion-done:${deletion.uid}`, deletionDoneMail(config, deletion))
    for (const part of personalData().toReversed()) await part.forget(tx, subject)
    if (account) {
      const files = await listFilesOnlyOf(tx, account.uid)
      const kept = new Set<string>()
      if (files.length > 0)
        for (const part of personalData())
          for (const uid of (await part.keepsFiles?.(tx, subject, files)) ?? []) kept.add(uid)
      await forgetFilesOf(
        tx,
        account.uid,
        files.map(({ uid }) => uid).filter((uid) => !kept.has(uid)),
      )
    }
    // After what was written of these collabs is gone: this is the one notification of them that stays.
    await endCollabsOf(tx, config, subject)
    await recordOnTarget(tx, systemActor, target, 'done')
    await tx
      .update(deletions)
      .set({ state: 'done', name: '', obstacle: null, endedAt: now() })
      .where(eq(deletions.uid, deletion.uid))
  })
}

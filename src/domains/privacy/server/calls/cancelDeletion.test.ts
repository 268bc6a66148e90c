import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { world, type World } from '../../../../world/world.ts'
import { privacyCalls } from '../../contract.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { deletions } from '../tables.ts'
import { carryOutDeletions } from '../jobs/carry-out-deletions.ts'

/** An account of each, as if it had been asked for. */
async function forEverybody(w: World): Promise<void> {
  const at = { requestedAt: now(), dueAt: plus(now(), 14 * dayMs) }
  for (const { accountUid } of [w.alice, w.olivia, w.bella, w.ben, w.oscar, w.anna, w.amir, w.ada])
    await w.database.db.insert(deletions).values({
      uid: newUid('deletion'),
      kind: 'account',
      subjectUid: accountUid,
      name: '',
      requestedBy: accountUid,
      ...at,
    })
}

describeCall(privacyCalls.cancelDeletion, forEverybody, () => ({}))

it('keeps everything as it is', async () => {
  const w = await world()
  await w.alice.call('requestDeletion', {})
  expect((await w.alice.call('cancelDeletion', {})).deletion).toBeNull()
  expect((await w.alice.call('getUser', {})).deletion_due_at).toBeNull()
  setClock(plus(now(), 15 * dayMs))
  await runJob(w, carryOutDeletions)
  expect((await w.alice.call('getUser', {})).email).toBe('alice@example.test')
  expect((await refusal(w.alice.call('cancelDeletion', {}))).code).toBe('not-found')
  // And can be asked for anew.
  expect((await w.alice.call('requestDeletion', {})).deletion).not.toBeNull()
})

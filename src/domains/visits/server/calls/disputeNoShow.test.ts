import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diskStorage } from '../../../../adapters/storage/disk.ts'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { missedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { drawnPhoto } from '../../../media/server/build.ts'
import { ingestFile } from '../../../media/server/ingest.ts'
import { visitCalls } from '../../contract.ts'

const text = 'I was there; the door was locked.'
const broughtBy = async (w: World, ownerUid: string | null) =>
  ingestFile(
    { db: w.database.db, storage: diskStorage(join(w.config.DATA_DIR, 'media')) },
    { name: 'door.jpg', buffer: await drawnPhoto(3), ownerUid: must(ownerUid) },
  )

describeCall(visitCalls.disputeNoShow, async (w) => ({ uid: (await missedCollab(w)).uid, text }))

it('goes to the account manager, with evidence that the venue does not see', async () => {
  const w = await world()
  const { uid } = await missedCollab(w)
  const file = await broughtBy(w, w.alice.accountUid)
  await w.alice.call('disputeNoShow', { uid, text, fileUid: file.uid })
  expect((await w.anna.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'Alice Moreau disputed a no-show',
    body: text,
  })
  const evidence = async (who: 'alice' | 'bella' | 'anna') =>
    (await w[who].call('getCollab', { uid })).dispute?.evidence?.uid
  expect([await evidence('alice'), await evidence('bella'), await evidence('anna')]).toEqual([
    file.uid,
    undefined,
    file.uid,
  ])
  expect((await w.anna.call('listCollabs', { outcome: 'no-show' })).rows).toMatchObject([
    { uid, can: { decide: true } },
  ])
})

it('is possible once, and only where there is a no-show', async () => {
  const w = await world()
  const { uid } = await missedCollab(w)
  await w.alice.call('disputeNoShow', { uid, text })
  expect(await refusal(w.alice.call('disputeNoShow', { uid, text }))).toEqual({
    code: 'failed-precondition',
    message: 'This no-show has already been disputed. You can only do this once.',
  })
  const other = await world()
  const booked = await scheduledCollab(other)
  expect((await refusal(other.alice.call('disputeNoShow', { uid: booked.uid, text }))).message).toBe(
    'This collab is scheduled, so there’s nothing to dispute.',
  )
})

it('takes no file that someone else brought', async () => {
  const w = await world()
  const { uid } = await missedCollab(w)
  const file = await broughtBy(w, w.olivia.accountUid)
  expect((await refusal(w.alice.call('disputeNoShow', { uid, text, fileUid: file.uid }))).code).toBe('not-found')
})

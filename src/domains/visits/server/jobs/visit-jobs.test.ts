import { expect, it } from 'vitest'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { openLog } from '../../../../kit/server/log.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { requestConfirmation, chaseUnconfirmed } from './confirm-visits.ts'

/** Runs a job twice at a moment; answers the mails it sent, by receiver and subject. The second run must send none. */
async function runTwice(w: World, job: DomainJob, at: Date): Promise<string[]> {
  setClock(at)
  const before = (await w.database.db.select().from(mails)).length
  const parts = { db: w.database.db, config: w.config, log: openLog('silent') }
  await job.run(parts)
  const once = await w.database.db.select().from(mails).orderBy(mails.uid)
  const loggedOnce = await w.ada.call('listAudit', { limit: 100 })
  await job.run(parts)
  expect(await w.database.db.select().from(mails)).toHaveLength(once.length)
  expect(await w.ada.call('listAudit', { limit: 100 })).toEqual(loggedOnce)
  return once
    .slice(before)
    .map((mail) => `${mail.to.split('@')[0]}: ${mail.subject}`)
    .sort()
}

it('asks to confirm 24 hours before, and tells the venue and its manager 6 hours before', async () => {
  const w = await world()
  await scheduledCollab(w)
  expect(await runTwice(w, requestConfirmation, plus(storySlot, -25 * hourMs))).toEqual([])
  expect(await runTwice(w, requestConfirmation, plus(storySlot, -24 * hourMs))).toEqual([
    'alice: Confirm your visit: Tuesday 10 March at 15:00 (London time)',
  ])
  expect(await runTwice(w, chaseUnconfirmed, plus(storySlot, -7 * hourMs))).toEqual([])
  const told = await runTwice(w, chaseUnconfirmed, plus(storySlot, -6 * hourMs))
  expect(told.map((line) => line.split(':')[0])).toEqual(['alice', 'anna', 'bella', 'ben'])
})

it('leaves a confirmed visit alone', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, -20 * hourMs))
  await w.alice.call('confirmVisit', { uid, version })
  expect(await runTwice(w, requestConfirmation, plus(storySlot, -23 * hourMs))).toEqual([])
  expect(await runTwice(w, chaseUnconfirmed, plus(storySlot, -5 * hourMs))).toEqual([])
})

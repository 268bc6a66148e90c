import { expect, it } from 'vitest'
import { dayMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { openLog } from '../../../../kit/server/log.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { storyStart, world, type World } from '../../../../world/world.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { expireRequests } from './expire-requests.ts'
import { remindUnanswered } from './remind-unanswered.ts'

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

it('ends a request after 14 days, not before, and tells both sides once', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  expect(await runTwice(w, expireRequests, plus(storyStart, 14 * dayMs - minuteMs))).toEqual([])
  const told = await runTwice(w, expireRequests, plus(storyStart, 14 * dayMs))
  expect(told.map((line) => line.split(':')[0])).toEqual(['alice', 'bella', 'ben'])
  expect(await w.alice.call('getCollab', { uid })).toMatchObject({ stage: 1, outcome: 'expired' })
})

it('reminds whoever was asked after 3 and 10 days', async () => {
  const w = await world()
  await requestedCollab(w)
  expect(await runTwice(w, remindUnanswered, plus(storyStart, 3 * dayMs - minuteMs))).toEqual([])
  expect((await runTwice(w, remindUnanswered, plus(storyStart, 3 * dayMs))).map((line) => line.split(':')[0])).toEqual([
    'bella',
    'ben',
  ])
  expect(await runTwice(w, remindUnanswered, plus(storyStart, 9 * dayMs))).toEqual([])
  expect(await runTwice(w, remindUnanswered, plus(storyStart, 10 * dayMs))).toHaveLength(2)
})

import { expect, it } from 'vitest'
import { dayMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { premiumCollab } from '../../../../world/logistics-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visits } from '../tables.ts'
import { forgetNeeds } from './forget-needs.ts'

it('deletes needs 24 hours after the slot', async () => {
  const w = await world()
  await scheduledCollab(w)
  const needs = async () => (await w.database.db.select().from(visits))[0]?.needs
  setClock(plus(storySlot, dayMs))
  await runJob(w, forgetNeeds)
  expect(await needs()).toBe('No nuts')
  setClock(plus(storySlot, dayMs + minuteMs))
  await runJob(w, forgetNeeds)
  await runJob(w, forgetNeeds)
  expect(await needs()).toBeNull()
})

it('deletes access needs with them', async () => {
  const w = await world()
  const collabUid = await premiumCollab(w)
  await w.alice.call('saveAccessNeeds', { collabUid, accessNeeds: 'Step-free access' })
  const needs = async () => (await w.bella.call('getLogistics', { collabUid })).extras.accessNeeds
  setClock(plus(storySlot, dayMs))
  await runJob(w, forgetNeeds)
  expect(await needs()).toBe('Step-free access')
  setClock(plus(storySlot, dayMs + minuteMs))
  await runJob(w, forgetNeeds)
  expect(await needs()).toBe('')
})

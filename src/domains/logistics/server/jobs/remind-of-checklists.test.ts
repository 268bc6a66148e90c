import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { addedItems } from '../../../../world/logistics-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { world } from '../../../../world/world.ts'
import { remindOfChecklists } from './remind-of-checklists.ts'

it('reminds each side of what is theirs a day before, once, and not of what is done', async () => {
  const w = await world()
  const { creators } = await addedItems(w)
  const remindedOf = async (person: typeof w.bella) =>
    (await person.call('listNotifications', {})).rows.flatMap(({ title }) =>
      title.startsWith('Due soon') ? title : [],
    )
  setClock(new Date('2026-03-04T11:59:00Z'))
  await runJob(w, remindOfChecklists)
  expect(await remindedOf(w.bella)).toEqual([])
  await w.alice.call('tickChecklistItem', { uid: creators, done: true })
  setClock(new Date('2026-03-04T12:01:00Z'))
  await runJob(w, remindOfChecklists)
  await runJob(w, remindOfChecklists)
  expect(await remindedOf(w.bella)).toEqual(['Due soon: Book the photographer’s table'])
  expect(await remindedOf(w.alice)).toEqual([])
})

it('is quiet about a visit that was cancelled', async () => {
  const w = await world()
  const { collabUid } = await addedItems(w)
  const { version } = await w.alice.call('getCollab', { uid: collabUid })
  await w.alice.call('cancelCollab', { uid: collabUid, version, reason: 'I’m ill' })
  setClock(new Date('2026-03-04T12:01:00Z'))
  await runJob(w, remindOfChecklists)
  const { rows } = await w.bella.call('listNotifications', {})
  expect(rows.some(({ title }) => title.startsWith('Due soon'))).toBe(false)
})

import { expect, it } from 'vitest'
import { dayMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { runJob } from '../../../../world/run-job.ts'
import { submittedIdCheck } from '../../../../world/id-check-stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { idDocuments } from '../tables.ts'
import { forgetIdDocuments } from './forget-id-documents.ts'

it('deletes what nobody decided in seven days, and tells the creator once', async () => {
  const w = await world()
  await submittedIdCheck(w)
  const kept = async () => (await w.database.db.select().from(idDocuments)).length
  setClock(plus(storyStart, 7 * dayMs - minuteMs))
  await runJob(
    w,
    forgetIdDocuments(() => null),
  )
  expect(await kept()).toBe(2)
  setClock(plus(storyStart, 7 * dayMs + minuteMs))
  await runJob(
    w,
    forgetIdDocuments(() => null),
  )
  await runJob(
    w,
    forgetIdDocuments(() => null),
  )
  expect(await kept()).toBe(0)
  expect((await w.alice.call('listNotifications', {})).rows.map(({ title }) => title)).toEqual([
    'We couldn’t check your ID in time',
  ])
})

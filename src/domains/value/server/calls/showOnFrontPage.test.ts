import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'
import { listFrontStories } from '../front-story.ts'

async function agreed(w: World): Promise<string> {
  const collabUid = await countedCollab(w)
  await w.anna.call('askForFrontPage', { collabUid })
  await w.bella.call('answerFrontPage', { collabUid, agrees: true })
  await w.alice.call('answerFrontPage', { collabUid, agrees: true })
  return collabUid
}

describeCall(valueCalls.showOnFrontPage, async (w) => ({ collabUid: await agreed(w), isShown: true }))

it('shows what both agreed to, with pictures that may be used, until the rights end', async () => {
  const w = await world()
  const collabUid = await agreed(w)
  await w.anna.call('showOnFrontPage', { collabUid, isShown: true })
  expect(await listFrontStories(w.database.db, w.config)).toMatchObject([
    { collabUid, handle: 'alice.eats', views: 12_000, deliverables: 2, pictures: [expect.any(String)] },
  ])
  setClock(plus(now(), 5 * 366 * dayMs))
  expect(await listFrontStories(w.database.db, w.config)).toEqual([])
  expect(await refusal(w.anna.call('showOnFrontPage', { collabUid, isShown: true }))).toMatchObject({
    message: 'None of its content can be used right now. Choose a collab whose usage rights are still valid.',
  })
  expect(await w.anna.call('showOnFrontPage', { collabUid, isShown: false })).toMatchObject({ isShown: false })
})

it('shows nothing that one side has not agreed to', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.anna.call('askForFrontPage', { collabUid })
  await w.bella.call('answerFrontPage', { collabUid, agrees: true })
  expect(await refusal(w.anna.call('showOnFrontPage', { collabUid, isShown: true }))).toMatchObject({
    message: 'Both sides have to agree before this can be shown.',
  })
})

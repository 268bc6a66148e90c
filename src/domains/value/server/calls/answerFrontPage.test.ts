import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'
import { listFrontStories } from '../front-story.ts'

async function asked(w: World): Promise<string> {
  const collabUid = await countedCollab(w)
  await w.anna.call('askForFrontPage', { collabUid })
  return collabUid
}

describeCall(valueCalls.answerFrontPage, async (w) => ({ collabUid: await asked(w), agrees: true }))

it('counts each side’s own answer, tells the team, and a no takes the story down at once', async () => {
  const w = await world()
  const collabUid = await asked(w)
  expect(await w.bella.call('answerFrontPage', { collabUid, agrees: true })).toMatchObject({
    brandAgrees: true,
    creatorAgrees: null,
  })
  expect(await w.alice.call('answerFrontPage', { collabUid, agrees: true })).toMatchObject({
    brandAgrees: null,
    creatorAgrees: true,
  })
  const { rows } = await w.anna.call('listNotifications', {})
  expect(rows[0]).toMatchObject({ title: 'The creator agreed to be on the front page' })
  await w.anna.call('showOnFrontPage', { collabUid, isShown: true })
  expect(await listFrontStories(w.database.db, w.config)).toMatchObject([{ collabUid, brand: 'Luna' }])
  expect(await w.alice.call('answerFrontPage', { collabUid, agrees: false })).toMatchObject({
    creatorAgrees: false,
    isShown: false,
  })
  expect(await listFrontStories(w.database.db, w.config)).toEqual([])
  // A yes again is not enough: our team has to put it back.
  await w.alice.call('answerFrontPage', { collabUid, agrees: true })
  expect(await listFrontStories(w.database.db, w.config)).toEqual([])
})

it('has nothing to answer where nobody asked', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  expect((await refusal(w.bella.call('answerFrontPage', { collabUid, agrees: true }))).code).toBe('failed-precondition')
})

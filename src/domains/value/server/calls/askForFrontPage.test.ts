import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab } from '../../../../world/stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'
import { frontPageShows } from '../../shown-story.ts'

describeCall(valueCalls.askForFrontPage, async (w) => ({ collabUid: await countedCollab(w) }))

it('asks both sides, once', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.anna.call('askForFrontPage', { collabUid })
  for (const person of [w.bella, w.alice]) {
    const { rows } = await person.call('listNotifications', {})
    expect(rows[0]).toMatchObject({
      title: expect.stringMatching(/^May we show “.+” on our front page\?$/),
      body: frontPageShows,
    })
    expect((await person.call('getFrontStory', { collabUid })).can.answer).toBe(true)
  }
  expect(await refusal(w.anna.call('askForFrontPage', { collabUid }))).toMatchObject({
    message: 'You’ve already asked both sides. Wait until they’ve replied.',
  })
})

it('asks nobody before the content is published', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  expect(await refusal(w.anna.call('askForFrontPage', { collabUid: uid }))).toMatchObject({
    code: 'failed-precondition',
    message: 'Ask once all of its content is published.',
  })
})

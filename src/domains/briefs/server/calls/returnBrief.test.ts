import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { submittedBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.returnBrief, async (w) => {
  const { uid, version } = await submittedBrief(w)
  return { uid, version, note: 'Please add a picture of the room.' }
})

it('hands it back as a draft with the note, which the brand reads', async () => {
  const w = await world()
  const { uid, version } = await submittedBrief(w)
  await w.anna.call('returnBrief', { uid, version, note: 'Please add a picture of the room.' })
  expect(await w.bella.call('getBrief', { uid })).toMatchObject({
    status: 'draft',
    changeNote: 'Please add a picture of the room.',
  })
  expect((await w.bella.call('listNotifications', {})).rows[0]?.body).toContain('Please add a picture of the room.')
})

import { expect, it } from 'vitest'
import { countedCollab } from '../../../../world/value-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getSharedStory, async (w) => {
  const { url } = await w.bella.call('shareStory', { collabUid: await countedCollab(w), days: 30 })
  return { token: new URL(url).searchParams.get('token') }
})

it('shows neither links nor what can be done', async () => {
  const w = await world()
  const { url } = await w.bella.call('shareStory', { collabUid: await countedCollab(w), days: 30 })
  const story = await w.anonymous.call('getSharedStory', { token: new URL(url).searchParams.get('token') ?? '' })
  expect(Object.keys(story)).not.toContain('links')
  expect(Object.keys(story)).not.toContain('can')
})

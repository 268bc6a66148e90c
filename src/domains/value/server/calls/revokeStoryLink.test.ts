import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.revokeStoryLink, async (w) => {
  const collabUid = await countedCollab(w)
  await w.bella.call('shareStory', { collabUid, days: 30 })
  const { links } = await w.bella.call('getCollabStory', { collabUid })
  return { uid: must(links[0]).uid }
})

it('closes the link', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const { url } = await w.bella.call('shareStory', { collabUid, days: 30 })
  const { links } = await w.bella.call('getCollabStory', { collabUid })
  await w.bella.call('revokeStoryLink', { uid: must(links[0]).uid })
  const token = new URL(url).searchParams.get('token') ?? ''
  expect(await refusal(w.anonymous.call('getSharedStory', { token }))).toMatchObject({ code: 'not-found' })
  expect((await w.bella.call('getCollabStory', { collabUid })).links).toEqual([])
})

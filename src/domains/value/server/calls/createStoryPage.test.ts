import { expect, it } from 'vitest'
import { countedCollab } from '../../../../world/value-stories.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.createStoryPage, async (w) => ({ collabUid: await countedCollab(w) }))

it('asks the brand once, and has an address only when it agrees', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  expect(await w.alice.call('createStoryPage', { collabUid })).toEqual({
    isMade: true,
    brandAgrees: null,
    url: null,
    can: { make: false, takeBack: true, answer: false },
  })
  const asked = async () =>
    (await w.bella.call('listNotifications', {})).rows.filter(({ title }) => title.startsWith('May Alice Moreau show'))
  expect(await asked()).toHaveLength(1)
  await w.alice.call('createStoryPage', { collabUid })
  expect(await asked()).toHaveLength(1)
  const { url } = await w.bella.call('answerStoryPage', { collabUid, agrees: true })
  expect(url).toMatch(/\/c\/[A-Z0-9]{10}$/i)
})

it('is open at once where the brand agreed before, at another address', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.alice.call('createStoryPage', { collabUid })
  const { url } = await w.bella.call('answerStoryPage', { collabUid, agrees: true })
  await w.alice.call('removeStoryPage', { collabUid })
  const again = await w.alice.call('createStoryPage', { collabUid })
  expect(again.url).not.toBeNull()
  expect(again.url).not.toBe(url)
})

it('isn’t made before everything is published', async () => {
  const w = await world()
  const unfinished = await deliveredCollab(w)
  expect((await refusal(w.alice.call('createStoryPage', { collabUid: unfinished }))).message).toBe(
    'You can make a page once all of your content is published.',
  )
})

it('isn’t made again after the brand said no', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.alice.call('createStoryPage', { collabUid })
  await w.bella.call('answerStoryPage', { collabUid, agrees: false })
  await w.alice.call('removeStoryPage', { collabUid })
  expect((await refusal(w.alice.call('createStoryPage', { collabUid }))).message).toBe(
    'Luna said no to a public page. Message them if you’d like to ask again.',
  )
})

import { expect, it } from 'vitest'
import { approvedCollab } from '../../../../world/stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.shareStory, async (w) => ({ collabUid: await countedCollab(w), days: 30 }))

const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''

it('opens the story to whoever has the link, until its end', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const { url } = await w.bella.call('shareStory', { collabUid, days: 7 })
  const read = () => w.anonymous.call('getSharedStory', { token: tokenOf(url) })
  expect(await read()).toMatchObject({ creatorName: 'Alice Moreau' })
  setClock(plus(now(), 7 * dayMs))
  expect(await refusal(read())).toMatchObject({ message: 'This link has expired. Ask whoever sent it for a new one.' })
})

it('has nothing to share before the visit', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  expect(await refusal(w.bella.call('shareStory', { collabUid: uid, days: 7 }))).toMatchObject({
    message: 'The visit hasn’t happened yet. You can share its story afterwards.',
  })
})

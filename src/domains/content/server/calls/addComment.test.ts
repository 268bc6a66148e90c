import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { completedCollab, deliveredCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

const reelIn = async (w: World, collabUid: string) => first(await deliverablesOf(w.bella, collabUid))
const about = async (w: World) => ({ uid: (await reelIn(w, await deliveredCollab(w))).uid, fileVersion: 1 })

describeCall(contentCalls.addComment, async (w) => ({ ...(await about(w)), text: 'Lovely light' }))

it('stands at a moment of the video, under the name of who wrote it, and the other side is told', async () => {
  const w = await world()
  const input = await about(w)
  const commented = await w.bella.call('addComment', { ...input, text: 'Hold this a little longer', atMs: 2_500 })
  expect(commented.comments).toMatchObject([
    { version: 1, side: 'brand', authorName: 'Bella', text: 'Hold this a little longer', atMs: 2_500, resolved: false },
  ])
  expect((await w.alice.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'Bella commented on the Instagram Reel',
  })
  expect((await w.anna.call('addComment', { ...input, text: 'I agree' })).comments.at(-1)).toMatchObject({
    side: 'staff',
    authorName: 'Anna',
  })
})

it('refuses a moment after the end, a version that is not there, and a collab that has ended', async () => {
  const w = await world()
  const input = await about(w)
  expect(await refusal(w.bella.call('addComment', { ...input, text: 'x', atMs: 600_000 }))).toMatchObject({
    code: 'failed-precondition',
    message: 'Choose a moment within the video.',
  })
  expect(await refusal(w.bella.call('addComment', { ...input, fileVersion: 2, text: 'x' }))).toMatchObject({
    message: 'We couldn’t find that version. Reload the page, then try again.',
  })
  const done = await world()
  const { uid } = await reelIn(done, await completedCollab(done))
  expect(await refusal(done.bella.call('addComment', { uid, fileVersion: 1, text: 'x' }))).toMatchObject({
    message: 'This collab has ended, so comments are closed.',
  })
})

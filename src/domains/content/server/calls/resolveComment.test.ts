import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { deliveredCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { contentCalls } from '../../contract.ts'

async function comment(w: World): Promise<string> {
  const [reel] = await deliverablesOf(w.bella, await deliveredCollab(w))
  const { comments } = await w.bella.call('addComment', { uid: must(reel).uid, fileVersion: 1, text: 'Brighter' })
  return first(comments).uid
}

describeCall(contentCalls.resolveComment, async (w) => ({ commentUid: await comment(w) }))

it('resolves and opens again, by either side', async () => {
  const w = await world()
  const commentUid = await comment(w)
  expect(await w.alice.call('resolveComment', { commentUid })).toMatchObject({ comments: [{ resolved: true }] })
  expect(await w.bella.call('resolveComment', { commentUid, resolved: false })).toMatchObject({
    comments: [{ resolved: false }],
  })
})

it('knows only comments that exist', async () => {
  const w = await world()
  expect(await refusal(w.bella.call('resolveComment', { commentUid: newUid('comment') }))).toMatchObject({
    code: 'not-found',
  })
})

import { expect, it } from 'vitest'
import { finishedContent } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

async function collected(w: World) {
  const deliverableUids = await finishedContent(w)
  const { uid } = await w.bella.call('createCollection', { brandUid: w.luna, name: 'Winter menu', deliverableUids })
  return { uid, deliverableUids }
}

describeCall(contentCalls.getCollection, async (w) => ({ uid: (await collected(w)).uid }))

it('shows what is in it; another account manager reads it and cannot change it', async () => {
  const w = await world()
  const { uid } = await collected(w)
  expect(await w.bella.call('getCollection', { uid })).toMatchObject({
    brandUid: w.luna,
    name: 'Winter menu',
    rows: [{ influencer: { handle: 'alice.eats' } }, { rights: { state: 'organic' } }],
    can: { edit: true },
  })
  expect(await w.amir.call('getCollection', { uid })).toMatchObject({ can: { edit: false } })
  expect((await refusal(w.oscar.call('getCollection', { uid }))).code).toBe('not-found')
})

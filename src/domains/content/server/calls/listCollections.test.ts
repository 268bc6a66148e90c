import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { finishedContent } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

async function collected(w: World) {
  const deliverableUids = await finishedContent(w)
  const { uid } = await w.bella.call('createCollection', { brandUid: w.luna, name: 'Winter menu', deliverableUids })
  return { uid, deliverableUids }
}

describeCall(contentCalls.listCollections, async (w) => {
  await collected(w)
  return { brandUid: w.luna }
})

it('lists them by name, with no cover once the rights have ended', async () => {
  const w = await world()
  await collected(w)
  await w.bella.call('createCollection', { brandUid: w.luna, name: 'Autumn' })
  const list = async () => (await w.bella.call('listCollections', { brandUid: w.luna })).rows
  expect(await list()).toMatchObject([
    { name: 'Autumn', deliverableUids: [], cover: { picture: null } },
    { name: 'Winter menu', cover: { picture: expect.stringContaining('?exp=') } },
  ])
  setClock(new Date('2026-09-11T15:00:00Z'))
  expect((await list())[1]).toMatchObject({ name: 'Winter menu', cover: { picture: null, placeholder: null } })
  expect((await refusal(w.oscar.call('listCollections', { brandUid: w.luna }))).code).toBe('not-found')
})

import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { setClock } from '../../../../kit/server/clock.ts'

async function doorOf(w: World) {
  const { url } = await w.bella.call('createDoorLink', { brandUid: w.luna })
  return new URL(url).searchParams.get('token')!
}

async function today(w: World) {
  const collab = await scheduledCollab(w)
  setClock(storySlot)
  return { collab, given: { token: await doorOf(w), visitUid: collab.visit!.uid, mark: 'arrived' as const } }
}

describeCall(collabCalls.tickDoor, async (w) => (await today(w)).given)

it('ticks a guest in with one tap, seen by both sides, and a second tap changes nothing', async () => {
  const w = await world()
  const { collab, given } = await today(w)
  await w.guest.call('tickDoor', given)
  await w.guest.call('tickDoor', given)
  const seen = await w.alice.call('getCollab', { uid: collab.uid })
  expect(seen).toMatchObject({ visit: { checkedInAt: storySlot.toISOString() }, influencer: { visitsKept: 1 } })
  expect((await w.guest.call('getDoorPage', { token: given.token })).guests[0]?.state).toBe('arrived')
  expect((await w.bella.call('getCollabTimeline', { uid: collab.uid })).events[0]).toMatchObject({
    kind: 'collab.checked-in',
    side: 'venue',
  })
})

it('cannot tick a guest of another venue, nor with an ended link', async () => {
  const w = await world()
  const { given } = await today(w)
  const { url } = await w.oscar.call('createDoorLink', { brandUid: w.orso })
  const token = new URL(url).searchParams.get('token')!
  expect((await refusal(w.guest.call('tickDoor', { ...given, token }))).message).toBe('There is no such guest today.')
  await w.bella.call('revokeDoorLink', { brandUid: w.luna })
  expect((await refusal(w.guest.call('tickDoor', given))).code).toBe('not-found')
})

import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { missedCollab } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import { visitCalls } from '../../contract.ts'

async function disputed(w: World) {
  const { uid, brief } = await missedCollab(w)
  await w.alice.call('disputeNoShow', { uid, text: 'I was there.' })
  return { uid, brief }
}

describeCall(visitCalls.decideDispute, async (w) => {
  const { uid } = await disputed(w)
  return { uid, decision: 'stands', reason: 'No sign of a visit.' }
})

it('leaves the no-show where it stands', async () => {
  const w = await world()
  const { uid } = await disputed(w)
  await w.anna.call('decideDispute', { uid, decision: 'stands', reason: 'No sign of a visit.' })
  const seen = await w.alice.call('getCollab', { uid })
  expect(seen).toMatchObject({ outcome: 'no-show', dispute: { decision: 'stands', reason: 'No sign of a visit.' } })
  expect(seen.can).toMatchObject({ dispute: false })
  expect((await w.alice.call('listNotifications', {})).rows[0]?.title).toBe('No-show upheld')
})

it('counts the visit as made when reversed: the content is due 14 days from now', async () => {
  const w = await world()
  const { uid, brief } = await disputed(w)
  await w.anna.call('decideDispute', { uid, decision: 'reversed', reason: 'The picture shows it.' })
  expect(await w.alice.call('getCollab', { uid })).toMatchObject({
    stage: 4,
    outcome: 'open',
    contentDueAt: '2026-03-24T16:00:00.000Z',
    visit: { checkedInAt: '2026-03-10T15:00:00.000Z' },
    can: { submitDeliverable: true },
  })
  expect((await getInfluencer(w.database.db, w.aliceInfluencer)).visitsCompleted).toBe(1)
  expect(await w.bella.call('getBrief', { uid: brief.uid })).toMatchObject({ spotsTaken: 1 })
  expect((await w.bella.call('listNotifications', {})).rows[0]?.title).toBe('No-show removed')
})

it('is made once', async () => {
  const w = await world()
  const { uid } = await disputed(w)
  await w.anna.call('decideDispute', { uid, decision: 'stands', reason: 'No sign.' })
  const again = w.ada.call('decideDispute', { uid, decision: 'reversed', reason: 'Yes.' })
  expect(await refusal(again)).toEqual({
    code: 'failed-precondition',
    message: 'There’s no open dispute on this collab.',
  })
})

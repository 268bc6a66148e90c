import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

/** Alice's message to Luna. */
async function written(w: World) {
  const { uid: collabUid } = await requestedCollab(w)
  const { uid: messageUid } = await w.alice.call('sendMessage', { collabUid, key: 'a', text: 'Is Tuesday fine?' })
  return { collabUid, messageUid }
}

describeCall(messageCalls.reactToMessage, async (w) => ({ ...(await written(w)), reaction: 'thumbs-up' as const }))

it('shows everybody’s reactions to both sides, one for each person, and takes one back', async () => {
  const w = await world()
  const message = await written(w)
  const seenBy = async (person: Person) =>
    must((await person.call('listMessages', { collabUid: message.collabUid })).rows[0]).reactions
  await w.bella.call('reactToMessage', { ...message, reaction: 'celebration' })
  await w.ben.call('reactToMessage', { ...message, reaction: 'thumbs-up' })
  await w.bella.call('reactToMessage', { ...message, reaction: 'thumbs-up' })
  expect(await seenBy(w.alice)).toEqual([{ reaction: 'thumbs-up', by: ['Bella, Luna', 'Ben, Luna'], mine: false }])
  await w.alice.call('reactToMessage', { ...message, reaction: 'heart' })
  await w.bella.call('reactToMessage', { ...message, reaction: null })
  expect(await seenBy(w.bella)).toEqual([
    { reaction: 'thumbs-up', by: ['Ben, Luna'], mine: false },
    { reaction: 'heart', by: ['Alice Moreau'], mine: false },
  ])
  expect((await seenBy(w.alice)).map(({ mine }) => mine)).toEqual([false, true])
})

it('knows no message of another conversation, and takes no other sign', async () => {
  const w = await world()
  const message = await written(w)
  const other = await w.olivia.call('applyToBrief', {
    briefUid: (await w.alice.call('getCollab', { uid: message.collabUid })).brief.uid,
    influencerUid: w.oliviaInfluencer,
    message: '',
  })
  const results = await Promise.allSettled([
    w.olivia.call('reactToMessage', { ...message, collabUid: other.uid, reaction: 'thumbs-up' }),
    w.alice.callRaw('reactToMessage', { ...message, reaction: '🍝' }),
  ])
  expect(codes(results)).toEqual(['not-found', 'invalid-argument'])
})

it('ends with the conversation', async () => {
  const w = await world()
  const message = await written(w)
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats', reason: '' })
  expect(await refusal(w.bella.call('reactToMessage', { ...message, reaction: 'thumbs-up' }))).toMatchObject({
    code: 'failed-precondition',
  })
})

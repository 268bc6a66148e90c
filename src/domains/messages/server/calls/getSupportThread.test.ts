import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

const asked = async (w: World) => ({
  uid: must((await w.alice.call('requestSupport', { topic: 'content', text: 'It won’t upload.' })).uid),
})

/** Everybody reads a thread of their own; who cannot have one tries Alice’s. */
const ownOf = async (_w: World, person: Person<string | null>, given: unknown) => {
  const own = person.accountUid
    ? await person.call('requestSupport', { topic: 'other', text: 'Mine.' }).catch(() => null)
    : null
  return own?.uid ? { uid: own.uid } : given
}

describeCall(messageCalls.getSupportThread, asked, ownOf)

it('is not there for strangers', async () => {
  const w = await world()
  const thread = await asked(w)
  for (const person of [w.bella, w.olivia])
    expect(await refusal(person.call('getSupportThread', thread))).toMatchObject({ code: 'not-found' })
})

it('shows both sides what was written, each their own as theirs', async () => {
  const w = await world()
  const { uid } = await asked(w)
  await w.anna.call('replyToSupportThread', { uid, key: 'a', text: 'Which file?' })
  const mine = await w.alice.call('getSupportThread', { uid })
  expect(mine.messages.map(({ text, mine }) => [text, mine])).toEqual([
    ['It won’t upload.', true],
    ['Which file?', false],
  ])
  expect(mine).toMatchObject({ answered: true, email: null, can: { settle: false } })
  const theirs = await w.anna.call('getSupportThread', { uid })
  expect(theirs.messages.map((message) => message.mine)).toEqual([false, true])
  expect(theirs.can.settle).toBe(true)
})

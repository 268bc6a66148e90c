import { expect, it } from 'vitest'
import { dayMs, hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { askedQuestion, requestedCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.getThread, async (w) => ({ collabUid: (await requestedCollab(w)).uid }))

it('is there before the first message, and says what each side can do', async () => {
  const w = await world()
  const { uid: collabUid } = await requestedCollab(w)
  const can = async (person: typeof w.alice) => (await person.call('getThread', { collabUid })).can
  expect(await can(w.alice)).toMatchObject({ send: true, addNote: false, requestStaffHelp: true, settle: false })
  expect(await can(w.anna)).toMatchObject({ send: true, addNote: true, requestStaffHelp: false, settle: false })
  const desk = async (person: typeof w.alice) => {
    const { settleForSide, assign, snooze } = await can(person)
    return { settleForSide, assign, snooze }
  }
  expect(await desk(w.alice)).toEqual({ settleForSide: true, assign: false, snooze: false })
  for (const person of [w.ben, w.anna])
    expect(await desk(person)).toEqual({ settleForSide: true, assign: true, snooze: true })
  expect(await desk(w.amir)).toEqual({ settleForSide: false, assign: false, snooze: true })
  expect(await can(w.amir)).toMatchObject({ send: false, addNote: false, requestStaffHelp: false, settle: false })
})

it('holds what was asked before the request, without contacts until the visit is confirmed', async () => {
  const w = await world()
  const { uid: asked, brief } = await askedQuestion(w)
  await w.bella.call('answerBriefQuestion', { uid: asked, text: 'Yes, call us on +44 20 7946 0999.' })
  const { uid: collabUid, version } = await w.alice.call('applyToBrief', {
    briefUid: brief.uid,
    influencerUid: w.aliceInfluencer,
  })
  const seenBy = async (person: typeof w.alice) => {
    const { question } = await person.call('getThread', { collabUid })
    return [question?.text, question?.answer?.text]
  }
  const [question, answer] = [
    'Is there a vegan menu? Call me on +44 20 7946 0958.',
    'Yes, call us on +44 20 7946 0999.',
  ]
  const masked = 'Is there a vegan menu? Call me on [phone number].'
  expect(await seenBy(w.alice)).toEqual([masked, 'Yes, call us on [phone number].'])
  expect(await seenBy(w.ben)).toEqual([masked, answer])
  expect(await seenBy(w.amir)).toEqual([question, answer])
  const agreed = await w.bella.call('approveCollab', { uid: collabUid, version })
  const startsAt = storySlot.toISOString()
  const booked = await w.alice.call('scheduleVisit', { uid: collabUid, version: agreed.version, startsAt, guests: 0 })
  setClock(plus(storySlot, -20 * hourMs))
  await w.alice.call('confirmVisit', { uid: collabUid, version: booked.version })
  for (const person of [w.alice, w.ben]) expect(await seenBy(person)).toEqual([question, answer])
})

it('closes 30 days after the collab has ended, except for the team', async () => {
  const w = await world()
  const { uid, version } = await requestedCollab(w)
  await w.bella.call('declineCollab', { uid, version, reason: 'dates' })
  setClock(plus(now(), 31 * dayMs))
  const closed = await w.alice.call('getThread', { collabUid: uid })
  expect(closed).toMatchObject({ closedFor: expect.stringContaining('30 days') as string, can: { send: false } })
  const late = w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: 'Hello' })
  expect(await refusal(late)).toMatchObject({ code: 'failed-precondition', message: closed.closedFor })
  expect((await w.ada.call('getThread', { collabUid: uid })).can.send).toBe(true)
})

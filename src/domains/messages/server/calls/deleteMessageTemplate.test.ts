import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { eventFacts } from '../../../audit/server/facts.ts'
import { messageCalls } from '../../contract.ts'

const fields = { name: 'Directions', text: 'Hi {first name}' }

async function templates(w: World) {
  const add = async (person: Person, brandUid?: string) =>
    (await person.call('addMessageTemplate', { brandUid, fields })).uid
  return { luna: await add(w.bella, w.luna), orso: await add(w.oscar, w.orso), staff: await add(w.anna) }
}
const ownOf = (w: World, person: Person<string | null>, of: Awaited<ReturnType<typeof templates>>) =>
  person === w.oscar ? of.orso : person === w.bella || person === w.ben ? of.luna : of.staff

describeCall(messageCalls.deleteMessageTemplate, templates, (w, person, of) => ({
  uid: ownOf(w, person, of as Awaited<ReturnType<typeof templates>>),
}))

it('is gone for the whole team, and nobody else can delete it', async () => {
  const w = await world()
  const { luna: uid } = await templates(w)
  expect((await refusal(w.oscar.call('deleteMessageTemplate', { uid }))).code).toBe('not-found')
  await w.ben.call('deleteMessageTemplate', { uid })
  expect((await w.bella.call('listMessageTemplates', { brandUid: w.luna })).rows).toEqual([])
})

it('leaves in the audit log who did what, and nothing of what it said', async () => {
  const w = await world()
  const { luna: uid } = await templates(w)
  await w.bella.call('changeMessageTemplate', { uid, version: 1, fields: { name: 'Arriving', text: 'Dear {creator}' } })
  await w.bella.call('deleteMessageTemplate', { uid })
  const recorded = await w.tx((tx) => tx.select().from(eventFacts).where(eq(eventFacts.subjectUid, uid)))
  expect(recorded.map(({ kind, actorUid }) => [kind, actorUid])).toEqual(
    ['added', 'changed', 'deleted'].map((done) => [`message-template.${done}`, w.bella.accountUid]),
  )
  expect(JSON.stringify(recorded)).not.toMatch(/Directions|Arriving|Hi |Dear/)
})

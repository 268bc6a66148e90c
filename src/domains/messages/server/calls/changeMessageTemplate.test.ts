import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { codes, describeCall } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

const fields = { name: 'Directions', text: 'Hi {first name}' }

/** One of Luna’s, one of Orso’s and one of our team’s. */
async function templates(w: World) {
  const add = async (person: Person, brandUid?: string) =>
    (await person.call('addMessageTemplate', { brandUid, fields })).uid
  return { luna: await add(w.bella, w.luna), orso: await add(w.oscar, w.orso), staff: await add(w.anna) }
}
const ownOf = (w: World, person: Person<string | null>, of: Awaited<ReturnType<typeof templates>>) =>
  person === w.oscar ? of.orso : person === w.bella || person === w.ben ? of.luna : of.staff

describeCall(messageCalls.changeMessageTemplate, templates, (w, person, of) => ({
  uid: ownOf(w, person, of as Awaited<ReturnType<typeof templates>>),
  version: 1,
  fields: { ...fields, text: 'Hello' },
}))

it('changes it for everybody who uses it, once for each version', async () => {
  const w = await world()
  const { luna: uid } = await templates(w)
  const change = (text: string) =>
    w.ben.call('changeMessageTemplate', { uid, version: 1, fields: { name: 'directions', text } })
  const results = await Promise.allSettled([change('Hello'), change('Welcome')])
  expect(codes(results).toSorted()).toEqual(['aborted', 'ok'])
  const { rows } = await w.bella.call('listMessageTemplates', { brandUid: w.luna })
  expect(first(rows)).toMatchObject({ name: 'directions', version: 2, changedBy: 'Ben' })
})

it('is not there for anybody else', async () => {
  const w = await world()
  const { luna: uid } = await templates(w)
  const change = (person: Person) => person.call('changeMessageTemplate', { uid, version: 1, fields })
  const results = await Promise.allSettled([change(w.oscar), change(w.anna), change(w.ada)])
  expect(codes(results)).toEqual(['not-found', 'not-found', 'not-found'])
})

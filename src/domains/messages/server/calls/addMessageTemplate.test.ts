import { expect, it } from 'vitest'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'
import { templatesAtMost } from '../../template-fields.ts'

const fields = { name: 'Directions', text: 'Hi {first name}, our door is on the left.' }
const brandOf = (w: World, person: Person<string | null>) =>
  person === w.bella || person === w.ben ? w.luna : person === w.oscar ? w.orso : undefined

describeCall(
  messageCalls.addMessageTemplate,
  () => undefined,
  (w, person) => ({ brandUid: brandOf(w, person), fields }),
)

const names = async (person: Person, brandUid?: string) =>
  (await person.call('listMessageTemplates', { brandUid })).rows.map(({ name }) => name)

it('is for the whole team of an organisation, and for nobody else', async () => {
  const w = await world()
  await w.bella.call('addMessageTemplate', { brandUid: w.luna, fields })
  await w.anna.call('addMessageTemplate', { fields: { ...fields, name: 'From our team' } })
  expect(await names(w.ben, w.luna)).toEqual(['Directions'])
  expect(await names(w.oscar, w.orso)).toEqual([])
  expect(await names(w.amir)).toEqual(['From our team'])
  const refused = await Promise.allSettled([
    w.bella.call('listMessageTemplates', {}),
    w.oscar.call('listMessageTemplates', { brandUid: w.luna }),
    w.anna.call('listMessageTemplates', { brandUid: w.luna }),
    w.oscar.call('addMessageTemplate', { brandUid: w.luna, fields }),
  ])
  expect(codes(refused)).toEqual(['not-found', 'not-found', 'not-found', 'not-found'])
})

it('names the field of what it does not take: a name that is used, also at the same time, and a field that is none', async () => {
  const w = await world()
  const add = (given: Partial<typeof fields>) =>
    w.bella.call('addMessageTemplate', { brandUid: w.luna, fields: { ...fields, ...given } })
  const results = await Promise.allSettled([add({}), add({ name: 'directions' })])
  expect(codes(results).toSorted()).toEqual(['invalid-argument', 'ok'])
  const wrong = await refusal(add({ name: 'Other', text: 'Hi {frist name}' }))
  expect(wrong.code).toBe('invalid-argument')
  expect(wrong.message).toMatch(/^\{frist name\} can’t be filled in/)
  expect(await names(w.bella, w.luna)).toHaveLength(1)
})

it('ends at fifty', async () => {
  const w = await world()
  for (let at = 0; at < templatesAtMost; at += 1)
    await w.anna.call('addMessageTemplate', { fields: { ...fields, name: `Template ${at}` } })
  expect((await refusal(w.anna.call('addMessageTemplate', { fields }))).message).toBe(
    'You already have 50 templates. Delete one you don’t use first.',
  )
})

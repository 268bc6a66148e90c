import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'
import { getDisclosureRule } from '../reads.ts'

const rule = {
  country: 'IE',
  accepted: ['#ad', '#fógra'],
  position: 'first' as const,
  version: 0,
  note: 'Start with #ad.',
  source: 'CCPC guidance',
  checkedOn: '2026-02-01',
}

describeCall(briefCalls.saveDisclosureRule, () => rule)

it('rules for a country from now on, kept with what it was before', async () => {
  const w = await world()
  expect((await getDisclosureRule(w.database.db, 'IE')).country).toBe('*')
  expect((await w.ada.call('saveDisclosureRule', rule)).version).toBe(1)
  expect(await getDisclosureRule(w.database.db, 'IE')).toMatchObject({ accepted: ['#ad', '#fógra'] })
  setClock(plus(now(), dayMs))
  await w.ada.call('saveDisclosureRule', { ...rule, version: 1, accepted: ['#fógra'] })
  const [second, first] = await w.eventsOf('IE')
  expect(first).toMatchObject({ before: null, after: { accepted: ['#ad', '#fógra'] } })
  expect(second).toMatchObject({ before: { accepted: ['#ad', '#fógra'] }, after: { accepted: ['#fógra'] } })
})

it('rules for everywhere that nothing else is ruled', async () => {
  const w = await world()
  await w.ada.call('saveDisclosureRule', { ...rule, country: '*', accepted: ['#advert'] })
  expect((await getDisclosureRule(w.database.db, 'DE')).accepted).toEqual(['#advert'])
  expect((await getDisclosureRule(w.database.db, 'GB')).accepted).toEqual(['#ad'])
})

it('is refused for what someone else changed meanwhile, also at the same time', async () => {
  const w = await world()
  const both = await Promise.allSettled([1, 2].map(() => w.ada.call('saveDisclosureRule', rule)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await refusal(w.ada.call('saveDisclosureRule', rule))).code).toBe('aborted')
})

it.each([
  ['gifted', 'doesn’t clearly disclose an ad'],
  ['#Hosted', 'doesn’t clearly disclose an ad'],
])('never accepts %s', async (word, text) => {
  const w = await world()
  const refused = await refusal(w.ada.call('saveDisclosureRule', { ...rule, accepted: ['#ad', word] }))
  expect(refused.code).toBe('invalid-argument')
  expect(refused.message).toContain(text)
  expect((await refusal(w.ada.call('saveDisclosureRule', { ...rule, country: 'Ireland' }))).code).toBe(
    'invalid-argument',
  )
})

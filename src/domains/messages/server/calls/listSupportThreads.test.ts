import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.listSupportThreads, () => ({}))

it('shows everybody their own, and our people all of them page by page, the latest first', async () => {
  const w = await world()
  const ask = async (person: typeof w.alice, text: string) =>
    must((await person.call('requestSupport', { topic: 'other', text })).uid)
  const [one, two] = [await ask(w.alice, 'First'), await ask(w.bella, 'Second')]
  expect((await w.alice.call('listSupportThreads', {})).rows.map(({ uid }) => uid)).toEqual([one])
  const page = await w.ada.call('listSupportThreads', { limit: 1 })
  const next = await w.ada.call('listSupportThreads', { limit: 1, cursor: must(page.nextCursor) })
  expect([...page.rows, ...next.rows].map(({ uid }) => uid)).toEqual([two, one])
  await w.ada.call('settleSupportThread', { uid: one })
  expect((await w.alice.call('listSupportThreads', {})).rows).toEqual([])
  expect((await w.alice.call('listSupportThreads', { settled: true })).rows).toMatchObject([
    { uid: one, settled: true },
  ])
})

it('finds the threads that our people began, and says who of them did', async () => {
  const w = await world()
  await w.alice.call('requestSupport', { topic: 'content', text: 'It won’t upload.' })
  await w.amir.call('messageProfile', { profileUid: w.aliceInfluencer, text: 'How are you?' })
  const all = await w.alice.call('listSupportThreads', {})
  expect(all.rows.map(({ from }) => from)).toEqual(['Amir, Plusone', null])
  const begun = await w.alice.call('listSupportThreads', { fromTeam: true })
  expect(begun.rows.map(({ lastText }) => lastText)).toEqual(['How are you?'])
})

it('finds a thread by a name, what was written or its profile, also once it’s settled', async () => {
  const w = await world()
  await w.anna.call('messageProfile', { profileUid: w.luna, text: 'Shall we talk on Tuesday?' })
  const one = must(await w.alice.call('requestSupport', { topic: 'other', text: 'It won’t upload.' })).uid
  await w.ada.call('settleSupportThread', { uid: must(one) })
  const found = async (asked: object) =>
    (await w.ada.call('listSupportThreads', asked)).rows.map(({ lastText }) => lastText)
  expect(await found({ search: 'tuesday' })).toEqual(['Shall we talk on Tuesday?'])
  expect(await found({ search: 'alice' })).toEqual(['It won’t upload.'])
  expect(await found({ search: 'nothing of the kind' })).toEqual([])
  expect(await found({ profileUid: w.luna })).toEqual(['Shall we talk on Tuesday?'])
  expect((await w.bella.call('listSupportThreads', { search: 'upload' })).rows).toEqual([])
})

import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import type { SentInputOf } from '../../../../kit/contract/calls.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

type Asked = SentInputOf<typeof profileCalls.moveBrandStage>
type Move = Asked['move']

describeCall(profileCalls.moveBrandStage, (w) => ({ uid: w.luna, move: { of: 'sales', to: 2, was: 1 } }))

const move = (w: World, move: Move, lost?: Asked['lost']) => w.anna.call('moveBrandStage', { uid: w.luna, move, lost })
const staffFacts = async (w: World) => must((await w.anna.call('getBrandProfile', { uid: w.luna })).staff)

it('moves one stage, says since when, and leaves the others alone', async () => {
  const w = await world()
  const later = plus(storyStart, 3 * dayMs)
  setClock(later)
  await move(w, { of: 'sales', to: 2, was: 1 })
  expect(await staffFacts(w)).toMatchObject({ salesStage: 2, salesSince: later.toISOString(), onboardingStage: 1 })
  expect((await staffFacts(w)).onboardingSince).not.toBe(later.toISOString())
  await move(w, { of: 'status', to: 'dormant', was: 'prospect' })
  expect(await staffFacts(w)).toMatchObject({ customerStatus: 'dormant', statusSince: later.toISOString() })
  const moved = (await w.eventsOf(w.luna)).filter(({ kind }) => kind === 'brand.stage-changed')
  expect(moved).toMatchObject([
    { side: 'staff', before: { customerStatus: 'prospect' }, after: { customerStatus: 'dormant' } },
    { side: 'staff', before: { salesStage: 1 }, after: { salesStage: 2 } },
  ])
})

it('refuses a stage that it has, and one that it has left meanwhile', async () => {
  const w = await world()
  await move(w, { of: 'sales', to: 2, was: 1 })
  expect((await refusal(move(w, { of: 'sales', to: 2, was: 1 }))).code).toBe('failed-precondition')
  expect((await refusal(move(w, { of: 'sales', to: 3, was: 1 }))).code).toBe('aborted')
})

it('sets the first three stages of onboarding by hand, and leaves the others to what the brand does', async () => {
  const w = await world()
  await move(w, { of: 'onboarding', to: 3, was: 1 })
  await move(w, { of: 'onboarding', to: 2, was: 3 })
  const sent = { uid: w.luna, move: { of: 'onboarding', to: 4, was: 2 } }
  expect((await refusal(w.anna.callRaw('moveBrandStage', sent))).code).toBe('invalid-argument')
})

it('asks why a brand is lost, shows it, and forgets it when the brand is back', async () => {
  const w = await world()
  const lost = { of: 'sales', to: 909, was: 1 } as const
  const refused = await refusal(move(w, lost))
  expect(refused).toMatchObject({ code: 'invalid-argument', message: 'Choose why this brand was lost.' })
  await move(w, lost, { reason: 'price', note: 'Wants £50 a month' })
  expect(await staffFacts(w)).toMatchObject({ lostReason: 'price', lostNote: 'Wants £50 a month' })
  const [event] = await w.eventsOf(w.luna)
  expect(event).toMatchObject({ after: { salesStage: 909, lostReason: 'price' } })
  // It stays lost: why is not asked twice.
  await move(w, { of: 'status', to: 'inactive', was: 'prospect' })
  await move(w, { of: 'sales', to: 1, was: 909 })
  expect(await staffFacts(w)).toMatchObject({ lostReason: 'price' })
  await move(w, { of: 'status', to: 'winback', was: 'inactive' })
  expect(await staffFacts(w)).toMatchObject({ lostReason: null, lostNote: '' })
})

it('takes a move back with since when the brand was there', async () => {
  const w = await world()
  const { statusSince } = await staffFacts(w)
  setClock(plus(storyStart, 3 * dayMs))
  await move(w, { of: 'status', to: 'dormant', was: 'prospect' })
  const back = { of: 'status', to: 'prospect', was: 'dormant' } as const
  const refused = w.anna.call('moveBrandStage', { uid: w.luna, move: back, since: '2026-04-01T12:00:00.000Z' })
  expect((await refusal(refused)).message).toBe('Choose a time that isn’t in the future.')
  await w.anna.call('moveBrandStage', { uid: w.luna, move: back, since: statusSince })
  expect(await staffFacts(w)).toMatchObject({ customerStatus: 'prospect', statusSince })
})

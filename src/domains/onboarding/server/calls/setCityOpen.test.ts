import { expect, it } from 'vitest'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Input, world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

const close: Input<'setCityOpen'> = { city: 'milan', open: false }

describeCall(onboardingCalls.setCityOpen, () => close)

it('tells whoever waited when a city opens, once, and the log keeps who did it', async () => {
  const w = await world()
  await w.ada.call('setCityOpen', close)
  await w.anonymous.call('joinCityWaitlist', { email: 'nina@example.test', as: 'brand', city: 'milan' })
  expect(await w.ada.call('setCityOpen', { city: 'milan', open: true })).toEqual({ notified: 1 })
  expect(await w.ada.call('setCityOpen', { city: 'milan', open: true })).toEqual({ notified: 0 })
  const sent = await w.database.db.select().from(mails)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['nina@example.test', 'Plusone is now in Milan']])
  expect((await w.eventsOf('milan')).map(({ kind }) => kind).toSorted()).toEqual(['city.closed', 'city.opened'])
  expect(await refusal(w.ada.call('setCityOpen', { city: 'other', open: true }))).toMatchObject({
    code: 'failed-precondition',
  })
})

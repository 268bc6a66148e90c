import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Input, type World, world } from '../../../../world/world.ts'
import { usageCalls } from '../../contract.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { userEvents } from '../tables.ts'

const view = (w: World): Input<'logUserEvent'> => ({
  event_name: 'PAGE_VIEW',
  event_context: { target_type: 'page', target_name: '/app/brand/dashboard', target_uid: null },
  user_profile: { uid: w.luna, type: 'brand' },
})
const written = (w: World) => w.database.db.select().from(userEvents)

describeCall(usageCalls.logUserEvent, view)

it('writes what was done, by whom, for the profile that the account may act for', async () => {
  const w = await world()
  await w.bella.call('logUserEvent', view(w))
  expect(await written(w)).toMatchObject([
    {
      name: 'PAGE_VIEW',
      targetName: '/app/brand/dashboard',
      accountUid: w.bella.accountUid,
      role: 'brand',
      profileUid: w.luna,
    },
  ])
})

it('corrects a profile that is not theirs: the record of another brand stays clean', async () => {
  const w = await world()
  await w.oscar.call('logUserEvent', view(w))
  await w.anonymous.call('logUserEvent', view(w))
  await w.ada.call('logUserEvent', view(w))
  const rows = await written(w)
  expect(rows.map(({ role, profileUid }) => ({ role, profileUid }))).toEqual(
    expect.arrayContaining([
      { role: 'brand', profileUid: w.orso },
      { role: 'guest', profileUid: null },
      { role: 'admin', profileUid: null },
    ]),
  )
  expect(rows.filter(({ profileUid }) => profileUid === w.luna)).toEqual([])
})

it('guesses no profile of someone who acts for several', async () => {
  const w = await world()
  await w.tx((tx) => addMembership(tx, w.bella.accountUid, 'brand', w.orso, 'member'))
  await w.bella.call('logUserEvent', { ...view(w), user_profile: { uid: null, type: 'brand' } })
  expect(await written(w)).toMatchObject([{ role: 'brand', profileUid: null, accountUid: w.bella.accountUid }])
})

it('takes an event without a time that is sent three times for one', async () => {
  const w = await world()
  const event = { ...view(w), event_id: randomUUID() }
  await Promise.all([w.bella.call('logUserEvent', event), w.bella.call('logUserEvent', event)])
  setClock(plus(now(), 5_000))
  await w.bella.call('logUserEvent', event)
  await w.bella.call('logUserEvent', { ...event, event_id: randomUUID() })
  expect(await written(w)).toHaveLength(2)
})

it('keeps an event that comes twice once, and takes a time that cannot be for now', async () => {
  const w = await world()
  const event = { ...view(w), event_id: randomUUID(), occurred_at: plus(now(), -dayMs).toISOString() }
  await Promise.all([w.bella.call('logUserEvent', event), w.bella.call('logUserEvent', event)])
  await w.bella.call('logUserEvent', event)
  expect((await written(w)).map(({ at }) => at)).toEqual([plus(now(), -dayMs)])
  await w.bella.call('logUserEvent', {
    ...event,
    event_id: randomUUID(),
    occurred_at: plus(now(), -10 * dayMs).toISOString(),
  })
  await w.bella.call('logUserEvent', {
    ...event,
    event_id: randomUUID(),
    occurred_at: plus(now(), 10 * dayMs).toISOString(),
  })
  expect((await written(w)).filter(({ at }) => at.getTime() === now().getTime())).toHaveLength(2)
})

it('leaves tokens, searches and ids out of the path', async () => {
  const w = await world()
  const at = {
    ...view(w),
    event_context: { target_type: 'page', target_name: `/i/${w.aliceInfluencer}`, target_uid: null },
  }
  await w.anonymous.call('logUserEvent', at)
  expect(must((await written(w))[0], 'written').targetName).toBe('/i/{uid}')
})

it.each([
  ['Event name: Enter an event name', { event_name: 'drop table' }],
  ['Use only letters, numbers', { event_context: { target_type: 'page', target_name: 'my phone is 0171 23' } }],
  ['Target name: Use at most 200', { event_context: { target_type: 'page', target_name: 'x'.repeat(201) } }],
  ['Type: Choose one', { user_profile: { uid: null, type: 'owner' } }],
  ['Event id: Enter a UUID', { event_id: 'one' }],
])('says “%s” to what it does not know, and writes nothing', async (says, change) => {
  const w = await world()
  const refused = await refusal(w.bella.callRaw('logUserEvent', { ...view(w), ...change }))
  expect(refused).toMatchObject({ code: 'invalid-argument', message: expect.stringContaining(says) as string })
  expect(await written(w)).toEqual([])
})

import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { dayMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { assignManager } from '../../../accounts/server/accounts.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { bookedMeeting, inviteeForm, mailsTo, openHours, tuesdayTen } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

const asked = { ...inviteeForm, startsAt: tuesdayTen, minutes: 30 } as const

describeCall(meetingCalls.bookMeeting, async (w) => {
  await openHours(w.anna)
  return asked
})

it('books at once, tells both on their own clocks, and keeps where they came from', async () => {
  const w = await world()
  await openHours(w.anna)
  const paris = { timezone: 'Europe/Paris', tier: 'premium', source: 'pricing' } as const
  const { meeting, token } = await bookedMeeting(w, paris)
  expect(meeting).toMatchObject({ state: 'booked', host: { name: 'Anna' }, can: { move: true, cancel: true } })
  const mail = first(await mailsTo(w, inviteeForm.email))
  expect(mail.subject).toBe('Your call with Anna: Tue 3 Mar, 11:00 (Central European time)')
  for (const part of [`token=${token}&open=move`, `token=${token}&open=cancel`, `${token}.ics`, 'video.example.test'])
    expect(mail.text).toContain(part)
  expect(first(await mailsTo(w, 'anna@example.test')).subject).toBe('New call: Tue 3 Mar, 10:00 (London time)')
  expect((await w.anna.call('listNotifications', {})).rows[0]).toMatchObject({
    kind: 'meeting.booked',
    path: '/app/admin/calls',
  })
  expect((await w.anna.call('listMeetings', {})).rows[0]).toMatchObject({ tier: 'premium', source: 'pricing' })
})

it('gives a slot to one of twenty who want it at once; the others get fresh times', async () => {
  const w = await world()
  await openHours(w.anna, { windows: [{ weekday: 2, from: '10:00', until: '11:00' }] })
  const asking = Array.from({ length: 20 }, (_, at) =>
    w.runner.run(
      'bookMeeting',
      { ...asked, email: `guest${at}@example.test` },
      { ...w.anonymous.caller, address: `192.0.2.${at}` },
    ),
  )
  const results = await Promise.allSettled(asking)
  expect(codes(results).toSorted()).toEqual([...Array<string>(19).fill('aborted'), 'ok'])
  const refused = must(results.find((result) => result.status === 'rejected'))
  expect(refused.reason.details.days[0]).toEqual({ day: '2026-03-03', times: ['2026-03-03T10:30:00.000Z'] })
  expect((await w.ada.call('listMeetings', {})).rows).toHaveLength(1)
  expect(await mailsTo(w, 'anna@example.test')).toHaveLength(1)
})

it('spreads twenty who come at once over those who are free, one each', async () => {
  const w = await world()
  for (const person of [w.anna, w.amir, w.ada]) await openHours(person)
  const asking = Array.from({ length: 20 }, (_, at) =>
    w.runner.run(
      'bookMeeting',
      { ...asked, email: `guest${at}@example.test` },
      { ...w.anonymous.caller, address: `192.0.2.${at}` },
    ),
  )
  expect(codes(await Promise.allSettled(asking)).filter((code) => code === 'ok')).toHaveLength(3)
  const { rows } = await w.ada.call('listMeetings', {})
  expect(rows.map(({ host }) => host.name).toSorted()).toEqual(['Ada', 'Amir', 'Anna'])
})

it('goes to the member’s own manager first, then to a manager of the city, then to the fewest calls ahead', async () => {
  const w = await world()
  for (const person of [w.ada, w.anna, w.amir]) await openHours(person)
  await w.tx(async (tx) =>
    assignManager(
      tx,
      await makeBrand(tx, { name: 'Liffey', city: 'dublin', ownerUid: w.oscar.accountUid }),
      w.amir.accountUid,
    ),
  )
  const hostOf = async (change: object) => (await bookedMeeting(w, change)).meeting.host.name
  const later = (time: string) => ({ startsAt: `2026-03-03T${time}:00.000Z` })
  // Bella is a member of Luna, which Anna looks after, wherever she asks for.
  expect(await hostOf({ email: 'bella@example.test' })).toBe('Anna')
  expect(await hostOf({ ...later('10:30'), email: 'bella@example.test' })).toBe('Anna')
  // Dublin is Amir's city, however many calls he has; at ten he is busy then, and Ada has none.
  expect([await hostOf(later('11:00')), await hostOf(later('10:30')), await hostOf(later('10:00'))]).toEqual([
    'Amir',
    'Amir',
    'Amir',
  ])
  expect(await hostOf({ ...later('10:00'), email: 'other@example.test', city: 'paris' })).toBe('Ada')
  // Nobody's city: Ada has one call ahead, the others more.
  expect(await hostOf({ ...later('11:30'), email: 'other@example.test', city: 'paris' })).toBe('Ada')
})

it('spreads the calls of a new city, and gives the next one to whoever was booked the longest ago', async () => {
  const w = await world()
  for (const person of [w.anna, w.amir])
    await openHours(person, { windows: [{ weekday: 2, from: '10:00', until: '14:00' }] })
  const hosts: string[] = []
  const book = async (time: string) => {
    setClock(plus(now(), minuteMs))
    const change = { startsAt: `2026-03-03T${time}:00.000Z`, email: `guest${hosts.length}@example.test` }
    const { meeting, token } = await bookedMeeting(w, change)
    hosts.push(meeting.host.name)
    return token
  }
  const first = await book('10:00')
  for (const time of ['10:30', '11:00', '11:30']) await book(time)
  const [one, other] = hosts
  expect(hosts).toEqual([one, other, one, other])
  expect(one).not.toBe(other)
  // One has fewer calls ahead now; once both have as many, it is the turn of whoever was booked the longest ago.
  await w.anonymous.call('cancelMeeting', { token: first })
  await book('12:00')
  await book('12:30')
  expect(hosts.slice(4)).toEqual([one, other])
})

it('sends a member to their manager’s substitute on days off', async () => {
  const w = await world()
  await openHours(w.amir)
  await openHours(w.ada)
  const away = { from: '2026-03-03', until: '2026-03-03', substituteUid: w.ada.accountUid }
  await openHours(w.anna, { away: [away] })
  expect((await bookedMeeting(w, { email: 'ben@example.test', city: 'london' })).meeting.host.name).toBe('Ada')
})

it('takes what it offered for another half hour, and nothing it did not offer', async () => {
  const w = await world()
  await openHours(w.anna)
  for (const startsAt of ['2026-03-03T10:10:00.000Z', '2026-03-04T10:00:00.000Z', '2026-02-24T10:00:00.000Z'])
    expect((await refusal(bookedMeeting(w, { startsAt }))).code).toBe('aborted')
  expect((await refusal(bookedMeeting(w, { minutes: 15 }))).code).toBe('aborted')
  setClock(new Date('2026-03-03T08:31:00Z'))
  expect((await refusal(bookedMeeting(w))).code).toBe('aborted')
  setClock(new Date('2026-03-03T08:29:00Z'))
  expect((await bookedMeeting(w)).meeting.state).toBe('booked')
})

it('lets one address fill nobody’s day', async () => {
  const w = await world()
  await openHours(w.anna)
  for (const time of ['10:00', '10:30', '11:00']) await bookedMeeting(w, { startsAt: `2026-03-03T${time}:00.000Z` })
  expect((await refusal(bookedMeeting(w, { startsAt: '2026-03-03T11:30:00.000Z' }))).code).toBe('failed-precondition')
})

it('books nothing further ahead than is offered', async () => {
  const w = await world()
  await openHours(w.anna)
  const weeks = (count: number) => ({ startsAt: plus(new Date(tuesdayTen), count * 7 * dayMs).toISOString() })
  expect((await refusal(bookedMeeting(w, weeks(11)))).code).toBe('aborted')
  expect((await bookedMeeting(w, weeks(9))).meeting.state).toBe('booked')
})

it('lets nobody mail an address for ever by booking and cancelling, or by moving', async () => {
  const w = await world()
  await openHours(w.anna)
  for (let at = 0; at < 6; at += 1) await w.anonymous.call('cancelMeeting', { token: (await bookedMeeting(w)).token })
  expect((await refusal(bookedMeeting(w))).message).toContain('You’ve booked too many calls with this email today.')
  setClock(plus(now(), dayMs))
  await w.database.pool.query('delete from rate_limits')
  const at = (time: string) => ({ startsAt: `2026-03-10T${time}:00.000Z` })
  const { token } = await bookedMeeting(w, at('10:00'))
  const times = Array.from({ length: 12 }, (_, step) => at(step % 2 ? '10:00' : '10:30'))
  const moves = []
  for (const time of times)
    moves.push(await Promise.allSettled([w.anonymous.call('rescheduleMeeting', { token, ...time })]))
  expect(codes(moves.flat())).toEqual([
    ...Array<string>(10).fill('ok'),
    ...Array<string>(2).fill('failed-precondition'),
  ])
  expect((await w.anonymous.call('getMeeting', { token })).can).toEqual({ move: false, cancel: true })
  expect((await w.anonymous.call('cancelMeeting', { token })).state).toBe('cancelled')
})

it('takes so many a day from one network, whatever the addresses', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w)
  const { rowCount } = await w.database.pool.query(
    `update rate_limits set points = ${meetingCalls.bookMeeting.perDay} where key like 'bookMeeting-day:%'`,
  )
  expect(rowCount).toBe(1)
  const other = { ...asked, email: 'other@example.test', startsAt: '2026-03-03T10:30:00.000Z' }
  expect((await refusal(w.anonymous.call('bookMeeting', other))).code).toBe('resource-exhausted')
  await w.runner.run('bookMeeting', other, { ...w.anonymous.caller, address: '192.0.2.1' })
})

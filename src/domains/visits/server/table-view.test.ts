import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, hourMs, plus, setClock } from '../../../kit/server/clock.ts'
import { mails } from '../../../kit/server/mail/tables.ts'
import { bookedTable, noTableLeft, runReservations, worldWithBookings } from '../../../world/booking-stories.ts'
import { runJob } from '../../../world/run-job.ts'
import { doorToken, storySlot } from '../../../world/stories.ts'
import type { Person } from '../../../world/world.ts'
import { readInvitations } from './calendar.ts'
import { chaseUnconfirmed, requestConfirmation } from './jobs/confirm-visits.ts'

const day = storySlot.toISOString().slice(0, 10)
const bodyOf = async (person: Person) => (await person.call('listNotifications', {})).rows[0]?.body ?? ''

it('shows a reserved table wherever the venue and our team look at a visit', async () => {
  const { w, double, uid } = await bookedTable()
  await runReservations(w)
  const reference = must(double.reservations[0]).id.slice(0, 8)
  const table = { state: 'reserved', people: 2, reference }
  const words = `Table for 2 reserved, ref. ${reference}`
  const of = { span: 'day', on: day } as const
  const group = await w.bella.call('listGroupCalendar', { brandUids: [w.luna], ...of })
  expect(group.days[0]?.rows[0]?.visit.table).toEqual(table)
  const staff = await w.anna.call('listVisitCalendar', of)
  expect(staff.days[0]?.rows[0]?.visit?.table).toEqual(table)
  setClock(plus(storySlot, -dayMs))
  expect((await w.bella.call('listGroupVisits', { brandUids: [w.luna] })).rows[0]?.table).toEqual(table)
  await runJob(w, requestConfirmation)
  expect(await bodyOf(w.alice)).toContain(words)
  setClock(plus(storySlot, -6 * hourMs))
  const token = await doorToken(w)
  expect((await w.anonymous.call('getDoorPage', { token })).visits[0]?.table).toEqual(table)
  expect((await w.anna.call('getMyDay', {})).visits[0]?.detail).toContain(words.replace('T', 't'))
  await runJob(w, chaseUnconfirmed)
  expect(await bodyOf(w.bella)).toContain(words)
  const [invitation] = await readInvitations(w.database.db, w.config, [uid])
  for (const profileUid of [w.luna, w.aliceInfluencer])
    expect(invitation?.calendarFor(profileUid, 'a@example.test').content.replaceAll('\r\n ', '')).toContain(
      words.replace(',', '\\,'),
    )
})

it('sends the invitation again once the table is reserved', async () => {
  const { w } = await bookedTable({ invites: true })
  const invited = async () =>
    (await w.database.db.select().from(mails).where(eq(mails.to, 'bella@example.test'))).filter((one) => one.calendar)
  expect(await invited()).toHaveLength(1)
  await runReservations(w)
  await runReservations(w)
  const texts = (await invited()).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts.filter((text) => text.includes('Table for 2 reserved, ref. '))).toHaveLength(1)
})

it('puts a visit without a table into the lists of the venue and our team, until one of them has dealt with it', async () => {
  const { w, double } = await worldWithBookings()
  const { uid } = await noTableLeft(w, double)
  const tables = async (person: Person) =>
    (await person.call('listToday', {})).rows.filter(({ kind }) => kind === 'table')
  for (const person of [w.bella, w.anna])
    expect(await tables(person)).toMatchObject([{ collabUid: uid, dueAt: storySlot.toISOString() }])
  expect(await tables(w.amir)).toEqual([])
  const { version } = await w.bella.call('getCollab', { uid })
  const { slots } = await w.bella.call('listOpenSlots', { uid })
  const startsAt = [must(slots.find(({ left }) => left > 0)).startsAt]
  await w.bella.call('proposeSlots', { uid, version, startsAt, reason: 'We’re full then.' })
  expect(await tables(w.bella)).toEqual([])
})

it('takes it off the list when the venue has reserved a table itself', async () => {
  const { w, double } = await worldWithBookings()
  const { uid } = await noTableLeft(w, double)
  expect((await w.bella.call('listToday', {})).rows).toHaveLength(1)
  await w.bella.call('reserveByHand', { uid })
  expect((await w.bella.call('listToday', {})).rows).toEqual([])
})

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { mails } from '../../../kit/server/mail/tables.ts'
import { now, plus, setClock } from '../../../kit/server/clock.ts'
import { exampleContent } from '../../briefs/server/build.ts'
import { scheduledCollab } from '../../../world/stories.ts'
import { type Person, world, type World } from '../../../world/world.ts'

const summer = () => ({
  liveUntil: '2026-12-01',
  availability: { ...exampleContent().availability, leadHours: 0 },
})

const ask = (person: Person) =>
  person.call('saveNotificationSettings', {
    off: [],
    myDay: false,
    digest: 'daily',
    quiet: null,
    timezone: 'Europe/London',
    invitations: true,
    version: 0,
  })

/** What went to somebody with a calendar object: the subject, and its lines, unfolded. */
async function invitations(w: World, to: string) {
  const rows = await w.database.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.uid)
  return rows.flatMap(({ subject, calendar }) =>
    calendar
      ? [{ subject, method: calendar.method, lines: calendar.content.replaceAll('\r\n ', '').split('\r\n') }]
      : [],
  )
}

it('invites whoever asked for it, moves the visit under the same UID, and takes it back', async () => {
  const w = await world()
  await ask(w.alice)
  await ask(w.bella)
  const collab = await scheduledCollab(w, summer())
  const uid = `UID:${must(collab.visit).uid}@${new URL(w.config.publicUrl).hostname}`
  const [booked, ...none] = await invitations(w, 'alice@example.test')
  expect(none).toEqual([])
  expect([booked?.method, booked?.subject]).toEqual(['REQUEST', expect.stringMatching(/^Invitation: Luna: .+, /)])
  expect(booked?.lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      uid,
      `SEQUENCE:${collab.version}`,
      'DTSTART;TZID=Europe/London:20260310T150000',
      expect.stringMatching(/^ORGANIZER;CN="?Plusone"?:mailto:hello@plusone\.test$/i),
      expect.stringMatching(/^ATTENDEE;.*mailto:alice@example\.test$/i),
    ]),
  )
  expect(await invitations(w, 'bella@example.test')).toMatchObject([
    { subject: expect.stringMatching(/^Invitation: Alice Moreau with 1 guest, /) as string },
  ])
  expect(await invitations(w, 'ben@example.test')).toEqual([])

  const { slots } = await w.alice.call('listOpenSlots', { uid: collab.uid, from: '2026-04-01T00:00:00.000Z' })
  const moved = await w.alice.call('rescheduleVisit', {
    uid: collab.uid,
    version: collab.version,
    startsAt: must(slots[0]).startsAt,
    guests: 0,
  })
  const [, second] = await invitations(w, 'alice@example.test')
  expect(moved.version).toBeGreaterThan(collab.version)
  expect(second?.lines).toEqual(expect.arrayContaining(['METHOD:REQUEST', uid, `SEQUENCE:${moved.version}`]))
  expect(second?.lines.some((line) => line.startsWith('DTSTART;TZID=Europe/London:202604'))).toBe(true)

  const cancelled = await w.bella.call('cancelCollab', {
    uid: collab.uid,
    version: moved.version,
    reason: 'We have to close.',
  })
  const [, , third] = await invitations(w, 'alice@example.test')
  expect([third?.method, third?.subject]).toEqual(['CANCEL', expect.stringMatching(/^Cancelled: Luna: /)])
  expect(third?.lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', uid, `SEQUENCE:${cancelled.version}`, 'STATUS:CANCELLED']),
  )
})

it('sends nothing to who did not ask, nor about a visit that is over', async () => {
  const w = await world()
  const collab = await scheduledCollab(w, summer())
  expect(await invitations(w, 'alice@example.test')).toEqual([])
  await ask(w.alice)
  setClock(plus(now(), 30 * 86_400_000))
  await w.ada.call('cancelCollab', {
    uid: collab.uid,
    version: collab.version,
    reason: 'Closed.',
  })
  expect(await invitations(w, 'alice@example.test')).toEqual([])
})

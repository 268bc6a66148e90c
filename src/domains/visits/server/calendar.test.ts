import { addedItems, trainFields } from '../../../world/logistics-stories.ts'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { sendError } from '../../../kit/server/http.ts'
import { bookedMeeting, openHours } from '../../../world/meeting-stories.ts'
import { dayMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { refusal } from '../../../world/describe-call.ts'
import { approvedCollab, scheduledCollab, scheduledStay, scheduleToken, storySlot } from '../../../world/stories.ts'
import { type Person, world, type World } from '../../../world/world.ts'
import { visitRoutes } from './routes.ts'
import { copyCompleted } from '../../collabs/server/build.ts'
import { setBrand } from '../../profiles/server/build.ts'
import { exampleContent } from '../../briefs/server/build.ts'
import { addMembership } from '../../accounts/server/accounts.ts'
import { setAccount } from '../../accounts/server/build.ts'

const summer = () => ({
  liveUntil: '2026-12-01',
  availability: { ...exampleContent().availability, leadHours: 0 },
})

async function open(w: World) {
  const app = Fastify()
  app.setErrorHandler(sendError)
  visitRoutes(app, { database: w.database, config: w.config })
  return async (url: string) => app.inject(new URL(url).pathname)
}

async function feedOf(person: Person, profileUid: string | null) {
  return (await person.call('createCalendarFeed', { profileUid })).url
}

/** The lines of a calendar, unfolded. */
function lines(body: string): string[] {
  return body.replaceAll('\r\n ', '').split('\r\n')
}

it('shows a visit to its guest, its venue and its manager, each in their words', async () => {
  const w = await world()
  const collab = await scheduledCollab(w)
  const get = await open(w)
  const answer = await get(await feedOf(w.alice, w.aliceInfluencer))
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ])
  const guest = lines(answer.body)
  expect(guest).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      `UID:${must(collab.visit).uid}@${new URL(w.config.publicUrl).hostname}`,
      `SEQUENCE:${collab.version}`,
      'TZID:Europe/London',
      'DTSTART;TZID=Europe/London:20260310T150000',
      'DTEND;TZID=Europe/London:20260310T163000',
      'STATUS:TENTATIVE',
      expect.stringMatching(/^SUMMARY:Luna: /),
    ]),
  )
  const venue = lines((await get(await feedOf(w.bella, w.luna))).body)
  expect(venue).toContain('SUMMARY:Alice Moreau with 1 guest')
  const team = lines((await get(await feedOf(w.anna, null))).body)
  expect(team).toContain('SUMMARY:Alice Moreau with 1 guest at Luna')
  expect(lines((await get(await feedOf(w.amir, null))).body)).not.toContain('BEGIN:VEVENT')
  expect(lines((await get(await feedOf(w.ada, null))).body)).toContain('BEGIN:VEVENT')
  // What a guest cannot eat is for the venue's door, not for a calendar somewhere.
  expect([...guest, ...venue, ...team].join('\n')).not.toContain('No nuts')
})

it('follows a visit that is moved over the change of the clocks, under the same UID', async () => {
  const w = await world()
  const collab = await scheduledCollab(w, summer())
  const get = await open(w)
  const url = await feedOf(w.alice, w.aliceInfluencer)
  const uidOf = async () => lines((await get(url)).body).find((line) => line.startsWith('UID:'))
  const before = await uidOf()
  const { slots } = await w.alice.call('listOpenSlots', { uid: collab.uid, from: '2026-04-01T00:00:00.000Z' })
  const moved = await w.alice.call('rescheduleVisit', {
    uid: collab.uid,
    version: collab.version,
    startsAt: must(slots[0]).startsAt,
    guests: 0,
  })
  const after = lines((await get(url)).body)
  expect(await uidOf()).toBe(before)
  expect(after).toContain(`SEQUENCE:${moved.version}`)
  const clock = new Date(must(slots[0]).startsAt)
    .toLocaleString('sv-SE', { timeZone: 'Europe/London' })
    .replace(' ', 'T')
  expect(after).toContain(`DTSTART;TZID=Europe/London:${clock.replaceAll(/[-:]/g, '')}`)
  expect(clock.slice(11, 13)).not.toBe(must(slots[0]).startsAt.slice(11, 13))
})

it('keeps what was cancelled as cancelled, with a higher sequence', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const get = await open(w)
  const url = await feedOf(w.alice, w.aliceInfluencer)
  const cancelled = await w.alice.call('cancelCollab', { uid, version, reason: 'A cold.' })
  const after = lines((await get(url)).body)
  expect(after).toEqual(expect.arrayContaining(['STATUS:CANCELLED', `SEQUENCE:${cancelled.version}`]))
})

it('opens nothing for a token that was replaced, revoked or made up, nor for a disabled account', async () => {
  const w = await world()
  await scheduledCollab(w)
  const get = await open(w)
  const statusOf = async (url: string) => (await get(url)).statusCode
  const first = await feedOf(w.alice, w.aliceInfluencer)
  const second = await feedOf(w.alice, w.aliceInfluencer)
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  await w.alice.call('revokeCalendarFeed', { profileUid: w.aliceInfluencer })
  expect(await statusOf(second)).toBe(404)
  expect(await statusOf(`${w.config.publicUrl}/calendar/${'x'.repeat(43)}.ics`)).toBe(404)
  expect(await statusOf(`${w.config.publicUrl}/calendar/x.ics`)).toBe(404)
  const bens = await feedOf(w.ben, w.luna)
  await setAccount(w.database.db, w.ben.accountUid, { disabledAt: new Date() })
  expect(await statusOf(bens)).toBe(404)
})

it('gives each visit the clock of its own venue', async () => {
  const w = await world()
  await scheduledCollab(w)
  await setBrand(w.database.db, w.luna, { timezone: 'Asia/Bangkok' })
  const get = await open(w)
  const body = lines((await get(await feedOf(w.alice, w.aliceInfluencer))).body)
  expect(body).toContain('TZID:Asia/Bangkok')
  expect(body).toContain('DTSTART;TZID=Asia/Bangkok:20260310T220000')
})

/** The events of a calendar, each as its properties by name (without their parameters). */
function eventsIn(body: string): Record<string, string>[] {
  return body
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        must(event.split('END:VEVENT')[0])
          .trim()
          .split('\r\n')
          .map((line) => [must(/^[A-Z-]+/.exec(line))[0], line.slice(line.indexOf(':') + 1)]),
      ),
    )
}

it('has the calls of whoever hosts them, moves and cancels them under one UID, and gives them to nobody else', async () => {
  const w = await world()
  await openHours(w.anna)
  const get = await open(w)
  const annas = await feedOf(w.anna, null)
  const amirs = await feedOf(w.amir, null)
  const callsIn = async (url: string) =>
    eventsIn((await get(url)).body).filter(({ UID }) => must(UID).startsWith('meeting_'))
  expect(await callsIn(annas)).toEqual([])
  const { token } = await bookedMeeting(w, { note: 'Two rooms, please.' })
  const [booked, ...others] = await callsIn(annas)
  expect(others).toEqual([])
  expect(booked).toMatchObject({
    SUMMARY: 'Call: Gina\\, Gina’s Kitchen',
    DTSTART: '20260303T100000',
    DTEND: '20260303T103000',
    STATUS: 'CONFIRMED',
    SEQUENCE: '1',
    LOCATION: 'https://video.example.test/room',
    DESCRIPTION: expect.stringContaining('gina@example.test'),
  })
  expect(await callsIn(amirs)).toEqual([])
  await w.anonymous.call('rescheduleMeeting', { token, startsAt: '2026-03-10T11:00:00.000Z' })
  const [moved] = await callsIn(annas)
  expect(moved).toMatchObject({ UID: must(booked).UID, DTSTART: '20260310T110000', SEQUENCE: '2' })
  expect((await w.anna.call('listMeetings', {})).rows).toMatchObject([{ startsAt: '2026-03-10T11:00:00.000Z' }])
  await w.anonymous.call('cancelMeeting', { token })
  const [cancelled] = await callsIn(annas)
  expect(cancelled).toMatchObject({ UID: must(booked).UID, STATUS: 'CANCELLED', SEQUENCE: '3' })
  expect((await w.anna.call('listMeetings', {})).rows).toMatchObject([{ state: 'cancelled' }])
})

it('gives the one visit of a mailed link as a file, while the link is in time', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  const token = await scheduleToken(w)
  const get = await open(w)
  const booked = await w.alice.call('scheduleVisit', { uid, version, startsAt: storySlot.toISOString(), guests: 0 })
  const page = await w.anonymous.call('getScheduleLink', { token })
  const address = `${w.config.publicUrl}${must(page.booked).calendar}`
  const file = () => get(address)
  const answer = await file()
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(lines(answer.body).filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1)
  expect((await get(address.replace('.ics', 'x.ics'))).statusCode).toBe(404)
  // What books opens no file, and the file's address books nothing.
  expect((await get(`${w.config.publicUrl}/calendar/visit/${token}.ics`)).statusCode).toBe(404)
  const passedOn = must(/visit\/(.+)\.ics$/.exec(address)?.[1])
  expect(await refusal(w.anonymous.call('getScheduleLink', { token: passedOn }))).toMatchObject({ code: 'not-found' })
  const start = now()
  setClock(plus(start, 15 * dayMs))
  expect((await file()).statusCode).toBe(404)
  setClock(start)
  await w.alice.call('cancelCollab', { uid, version: booked.version, reason: 'A cold.' })
  expect((await file()).statusCode).toBe(404)
})

it('shows a stay as whole days from check-in to check-out', async () => {
  const w = await world()
  await scheduledStay(w)
  const get = await open(w)
  const guest = lines((await get(await feedOf(w.alice, w.aliceInfluencer))).body)
  expect(guest).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20260312', 'DTEND;VALUE=DATE:20260314', 'STATUS:TENTATIVE']),
  )
  expect(guest.join('\n')).toContain('2 nights\\, 12–14 Mar: check-in from 15:00\\, check-out by 11:00')
})

it('holds the checklist and transport of a visit, with whose turn it is', async () => {
  const w = await world()
  const { collabUid, brands } = await addedItems(w)
  await w.bella.call('addTransport', { collabUid, fields: trainFields })
  const get = await open(w)
  const linesOf = async (person: Person, profileUid: string | null) =>
    lines((await get(await feedOf(person, profileUid))).body).filter((line) => /^(SUMMARY|LOCATION|DTEND)/.test(line))
  const alices = await linesOf(w.alice, w.aliceInfluencer)
  expect(alices).toEqual(
    expect.arrayContaining([
      'SUMMARY:To do: Send your shot list',
      'SUMMARY:Luna: Book the photographer’s table',
      'DTEND;TZID=Europe/London:20260305T120000',
      'SUMMARY:Train to Luna',
      'LOCATION:Bristol Temple Meads',
    ]),
  )
  await w.bella.call('tickChecklistItem', { uid: brands, done: true })
  expect(await linesOf(w.bella, w.luna)).toEqual(
    expect.arrayContaining([
      'SUMMARY:Alice Moreau: Send your shot list',
      'SUMMARY:Done: Book the photographer’s table',
      'SUMMARY:Train for Alice Moreau',
    ]),
  )
  // Our team's calendar has what our team does.
  const item = { title: 'Check the rights', owner: 'staff', dueOn: '2026-03-06', dueTime: '10:00' } as const
  await w.bella.call('addChecklistItem', { collabUid, fields: item })
  expect((await linesOf(w.anna, null)).filter((line) => line.startsWith('SUMMARY'))).toEqual([
    'SUMMARY:Alice Moreau with 1 guest at Luna',
    'SUMMARY:To do: Check the rights',
  ])
  const { version } = await w.alice.call('getCollab', { uid: collabUid })
  await w.alice.call('cancelCollab', { uid: collabUid, version, reason: 'I’m ill' })
  expect((await linesOf(w.alice, w.aliceInfluencer)).filter((line) => line.includes('shot list'))).toEqual([])
})

it('keeps what is ahead, however much is behind', async () => {
  const w = await world()
  const { uid, visit } = await scheduledCollab(w)
  await copyCompleted(w.database.db, uid, 1_000)
  await w.database.pool.query(
    `insert into visits select r.* from visits v, generate_series(1, 1000) n,
      jsonb_populate_record(null::visits, to_jsonb(v) || jsonb_build_object(
        'uid', 'visit_' || lpad(n::text, 26, '0'), 'collab_uid', 'collab_' || lpad(n::text, 26, '0'),
        'starts_at', $2::timestamptz - n * interval '1 hour')) r where v.collab_uid = $1`,
    [uid, now()],
  )
  const get = await open(w)
  const uids = lines((await get(await feedOf(w.bella, w.luna))).body).filter((line) => line.startsWith('UID:'))
  expect(uids).toHaveLength(1_000)
  expect(uids.at(-1)).toContain(must(visit).uid)
  // The oldest gave way to it.
  expect(uids.some((line) => line.includes('visit_00000000000000000000001000'))).toBe(false)
  expect(uids.some((line) => line.includes('visit_00000000000000000000000999'))).toBe(true)
})

it('shows the visits to all venues that somebody belongs to in one calendar, as they are today', async () => {
  const w = await world()
  await scheduledCollab(w)
  const get = await open(w)
  const summaries = async (url: string) => lines((await get(url)).body).filter((line) => line.startsWith('SUMMARY'))
  const oscars = await feedOf(w.oscar, 'venues')
  expect(await summaries(await feedOf(w.bella, 'venues'))).toEqual(['SUMMARY:Alice Moreau with 1 guest at Luna'])
  expect(await summaries(oscars)).toEqual([])
  await w.tx((tx) => addMembership(tx, w.oscar.accountUid, 'brand', w.luna, 'member'))
  expect(await summaries(oscars)).toEqual(['SUMMARY:Alice Moreau with 1 guest at Luna'])
  expect(await refusal(feedOf(w.alice, 'venues'))).toMatchObject({ code: 'not-found' })
})

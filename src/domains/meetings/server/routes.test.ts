import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { sendError } from '../../../kit/server/http.ts'
import { bookedMeeting, openHours } from '../../../world/meeting-stories.ts'
import { world } from '../../../world/world.ts'
import { meetingRoutes } from './routes.ts'

it('serves a call as a calendar file that follows its changes, by its link alone', async () => {
  const w = await world()
  await openHours(w.anna)
  const { token, meeting } = await bookedMeeting(w)
  const app = Fastify()
  app.setErrorHandler(sendError)
  meetingRoutes(app, { database: w.database, config: w.config })
  const { pathname } = new URL(meeting.calendarUrl)
  const file = async () => (await app.inject(pathname)).payload
  expect(await file()).toMatch(/DTSTART:20260303T100000Z[^]*DTEND:20260303T103000Z/)
  const uid = must(/UID:(.+)/.exec(await file()))[1]
  await w.anonymous.call('cancelMeeting', { token })
  expect(await file()).toMatch(new RegExp(`METHOD:CANCEL[^]*UID:${uid}[^]*SEQUENCE:2[^]*STATUS:CANCELLED`))
  expect((await app.inject(`/schedule-call/${'x'.repeat(43)}.ics`)).statusCode).toBe(404)
  expect((await app.inject('/schedule-call/x')).statusCode).toBe(404)
})

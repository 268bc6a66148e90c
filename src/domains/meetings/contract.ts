import * as z from 'zod/mini'
import { anyTimezone, day, email, instant, nameText, optionalText } from '../../kit/contract/fields.ts'
import { defineCalls, staffRoles } from '../../access/roles.ts'
import { tierIds } from '../plans/tiers.ts'
import { plusoneCities } from '../profiles/vocabulary.ts'
import { teamEntries } from './contract/team.ts'
import { meetingLengths, meetingStates } from './meeting.ts'

const anyone = { anonymous: 'any' } as const

const slug = z.string().check(z.maxLength(60))
const wrongLink = 'This call link is incomplete. Open it again from your email, or book a new call.'
const token = z.string().check(z.minLength(20, wrongLink), z.maxLength(100, wrongLink))
const length = z.literal(meetingLengths)

/** One of the team, as guests see them. */
const Host = z.object({ name: z.string(), slug: z.string(), photo: z.nullable(z.string()), role: z.enum(staffRoles) })

/** Days with free times in the visitor's zone; days without are not there. */
export const MeetingTimes = z.object({
  timezone: z.string(),
  from: day,
  minutes: length,
  /** The lengths that can be chosen in these days. */
  lengths: z.array(length),
  days: z.array(z.object({ day, times: z.array(instant) })),
  /** Whom they were asked for; null where anybody will do, or nobody of that name takes calls. */
  host: z.nullable(Host),
  /** Where later times begin; null at the end of what can be booked. */
  next: z.nullable(day),
})
export type MeetingTimes = z.output<typeof MeetingTimes>

/** A call as whoever has its link sees it. */
export const MeetingView = z.object({
  state: z.enum(meetingStates),
  startsAt: instant,
  minutes: length,
  timezone: z.string(),
  name: z.string(),
  venue: z.string(),
  city: z.enum(plusoneCities),
  email: z.string(),
  host: Host,
  videoLink: z.string(),
  calendarUrl: z.string(),
  /** It has been, or will not be. From its start until then it is now. */
  isOver: z.boolean(),
  can: z.object({ move: z.boolean(), cancel: z.boolean() }),
})
export type MeetingView = z.output<typeof MeetingView>

/** Who wants a call: the shortest form. */
export const inviteeFields = {
  name: nameText(80),
  venue: nameText(120),
  city: z.enum(plusoneCities),
  email,
  tier: z._default(z.nullable(z.enum(tierIds)), null),
  /** Where they came from, such as a page or a campaign. */
  source: optionalText(60),
  note: optionalText(500),
  timezone: anyTimezone,
}

export const meetingCalls = defineCalls({
  ...teamEntries,
  /** One of the team by the end of their page's address; public. */
  getStaffCard: {
    kind: 'read',
    access: anyone,
    input: z.object({ slug }),
    output: z.extend(Host, { cities: z.array(z.enum(plusoneCities)), takesMeetings: z.boolean() }),
    refusals: ['not-found'],
    shows: ['staff'],
  },
  /** Free times of real people in the 14 days from a day (today), of one of the team or of whoever is free. */
  listMeetingTimes: {
    kind: 'read',
    access: anyone,
    input: z.object({
      from: z.optional(day),
      timezone: anyTimezone,
      with: z.optional(slug),
      minutes: z.optional(length),
    }),
    output: MeetingTimes,
    shows: ['meeting-times'],
    perMinute: 120,
  },
  /** Books a time for whoever is the fairest to take it. `aborted`, with fresh times in `details`, when somebody was faster. */
  bookMeeting: {
    kind: 'write',
    creates: true,
    access: anyone,
    input: z.object({ ...inviteeFields, startsAt: instant, minutes: length, with: z.optional(slug) }),
    output: z.object({ token: z.string(), meeting: MeetingView }),
    refusals: ['aborted', 'failed-precondition'],
    touches: ['meeting-times', 'meeting'],
    perMinute: 10,
    perMinuteField: 'email',
    perDay: 30,
  },
  getMeeting: {
    kind: 'read',
    access: anyone,
    input: z.object({ token }),
    output: MeetingView,
    refusals: ['not-found'],
    shows: ['meeting'],
    perMinute: 60,
  },
  /** The same person keeps it where they are free then; `timezone`: on whose clock the new time was chosen. */
  rescheduleMeeting: {
    kind: 'write',
    access: anyone,
    input: z.object({ token, startsAt: instant, minutes: z.optional(length), timezone: z.optional(anyTimezone) }),
    output: MeetingView,
    refusals: ['not-found', 'failed-precondition', 'aborted'],
    touches: ['meeting-times', 'meeting'],
    perMinute: 20,
  },
  cancelMeeting: {
    kind: 'write',
    access: anyone,
    input: z.object({ token }),
    output: MeetingView,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['meeting-times', 'meeting'],
    perMinute: 20,
  },
  /** For when nobody is free: the team answers within the promised time. One for each address until it is answered. */
  requestMeeting: {
    kind: 'write',
    creates: true,
    access: anyone,
    input: z.object(inviteeFields),
    output: z.object({ answeredWithin: z.string() }),
    refusals: ['failed-precondition'],
    touches: ['meeting-request'],
    perMinute: 5,
    perMinuteField: 'email',
    perDay: 15,
  },
})

import * as z from 'zod/mini'
import { clockTime, day, instant, page, pageInput, versionOrNone } from '../../../kit/contract/fields.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { AccountUid, MeetingRequestUid, MeetingUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { tierIds } from '../../plans/tiers.ts'
import { timezones } from '../../accounts/timezones.ts'
import { plusoneCities } from '../../profiles/vocabulary.ts'
import { callColumns, callStates } from '../columns.ts'
import { meetingLengths, outcomes } from '../meeting.ts'

const team = { accountManager: 'any', admin: 'any' } as const
const own = { accountManager: 'own', admin: 'own' } as const
const length = z.literal(meetingLengths)

export const hoursFields = z.object({
  timezone: z.enum(timezones),
  slotMinutes: length,
  videoLink: z._default(
    z
      .string()
      .check(z.trim(), z.maxLength(300), z.regex(/^(https:\/\/\S+)?$/, 'Enter a link that starts with https://')),
    '',
  ),
  windows: z
    .array(z.object({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: clockTime, until: clockTime }))
    .check(z.maxLength(28)),
  away: z.array(z.object({ from: day, until: day, substituteUid: z.nullable(AccountUid) })).check(z.maxLength(20)),
})

const HoursView = z.extend(hoursFields, {
  version: z.number(),
  slug: z.string(),
  colleagues: z.array(z.object({ uid: z.string(), name: z.string() })),
  /** Calls that are booked on days off. */
  inTheWay: z.number(),
})

const MeetingRow = z.object({
  uid: z.string(),
  state: z.enum(keysOf(callStates)),
  startsAt: instant,
  minutes: length,
  /** Whose clock it is shown on: the hours' of whoever takes it. */
  timezone: z.string(),
  inviteeTimezone: z.string(),
  name: z.string(),
  venue: z.string(),
  city: z.enum(plusoneCities),
  email: z.string(),
  tier: z.nullable(z.enum(tierIds)),
  source: z.string(),
  note: z.string(),
  host: z.object({ uid: z.string(), name: z.string() }),
  /** The brand it is about, once there is one. */
  brandUid: z.nullable(z.string()),
  createdAt: instant,
  videoLink: z.string(),
  /** The page where it is moved or cancelled, while it can be. */
  changePath: z.nullable(z.string()),
  can: z.object({ record: z.boolean() }),
})
export type MeetingRow = z.output<typeof MeetingRow>

const MeetingRequestRow = z.object({
  uid: z.string(),
  createdAt: instant,
  name: z.string(),
  venue: z.string(),
  city: z.enum(plusoneCities),
  email: z.string(),
  note: z.string(),
  tier: z.nullable(z.enum(tierIds)),
  source: z.string(),
  timezone: z.string(),
})
export type MeetingRequestRow = z.output<typeof MeetingRequestRow>

/** What the team does: its hours, the calls it has, and the requests that wait for an answer. */
export const teamEntries = defineCalls({
  getMyHours: { kind: 'read', access: own, input: z.object({}), output: HoursView, shows: ['staff-hours', 'meeting'] },
  /** `version` 0 where there were none yet. */
  saveMyHours: {
    kind: 'write',
    access: own,
    input: z.extend(hoursFields, { version: versionOrNone }),
    output: HoursView,
    refusals: ['aborted', 'failed-precondition', 'not-found'],
    touches: ['staff-hours', 'meeting-times', 'staff'],
  },
  /** One's own calls, an admin's: everybody's; the earliest first unless sorted. `search` looks at name, venue and email. */
  listMeetings: {
    kind: 'read',
    access: { accountManager: 'own', admin: 'any' },
    input: z.object(tableInput(callColumns)),
    output: tablePage(MeetingRow),
    shows: ['meeting'],
  },
  /** How a call went, once it has begun; may be put right later. */
  saveMeetingOutcome: {
    kind: 'write',
    access: { accountManager: 'own', admin: 'any' },
    input: z.object({ uid: MeetingUid, outcome: z.enum(outcomes) }),
    output: MeetingRow,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['meeting'],
    many: true,
  },
  /** Requests that nobody has answered yet, the oldest first. */
  listMeetingRequests: {
    kind: 'read',
    access: team,
    input: z.object(pageInput),
    output: page(MeetingRequestRow),
    shows: ['meeting-request'],
  },
  answerMeetingRequest: {
    kind: 'write',
    access: team,
    input: z.object({ uid: MeetingRequestUid }),
    output: z.object({ answered: z.boolean() }),
    refusals: ['not-found'],
    touches: ['meeting-request'],
  },
})

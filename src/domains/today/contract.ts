import * as z from 'zod/mini'
import { AccountUid, BrandUid, BriefUid, CollabUid, InfluencerUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { day, instant, page, pageInput } from '../../kit/contract/fields.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import { todayKinds } from './kinds.ts'

const readers = { brandMember: 'own', accountManager: 'own', admin: 'own' } as const
/** So many venues may be looked at together. */
export const venuesAtMost = 200
/** Whose list: a brand's; without it, that of our own people, or of all of one's brands. */
const of = { brandUid: z.optional(BrandUid) }
/** The same, or several brands at once: each of them has to be one’s own. */
const ofSeveral = { ...of, brandUids: z.optional(z.array(BrandUid).check(z.minLength(1), z.maxLength(venuesAtMost))) }
/** What is looked for. */
const found = {
  /** Only what one has taken on. */
  mine: z._default(z.boolean(), false),
  /** Looks at the names of people, brands and briefs. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
}
const Kind = z.enum(keysOf(todayKinds))
/** Names an item, with the moment since when it is open. */
const Key = z.string().check(z.minLength(3), z.maxLength(120))

export const TodayItem = z.object({
  key: Key,
  kind: Kind,
  /** The record that waits. */
  subjectUid: z.string(),
  since: instant,
  /** Until when it should be dealt with. */
  dueAt: instant,
  brand: z.nullable(z.object({ uid: BrandUid, name: z.string() })),
  influencer: z.nullable(
    z.object({
      uid: InfluencerUid,
      name: z.string(),
      handle: z.string(),
      avatar: z.nullable(z.string()),
      /** The name of the city they live in. */
      city: z.string(),
    }),
  ),
  brief: z.nullable(z.object({ uid: BriefUid, title: z.string() })),
  collabUid: z.nullable(CollabUid),
  /** What only this kind has: who asked for a call, how many deliverables are in review, which platform, who does what. */
  detail: z.nullable(z.string()),
  timezone: z.string(),
  /** Who of the team takes it. */
  assignedTo: z.nullable(z.object({ uid: AccountUid, name: z.string() })),
  snoozedUntil: z.nullable(instant),
})
export type TodayItem = z.output<typeof TodayItem>

const Appointment = z.object({
  key: z.string(),
  startsAt: instant,
  timezone: z.string(),
  title: z.string(),
  detail: z.string(),
  path: z.string(),
})

export const MyDay = z.object({
  day,
  timezone: z.string(),
  /** Own calls and visits of the brands one looks after (an admin: all), on this day. */
  calls: z.array(Appointment),
  visits: z.array(Appointment),
})
export type MyDay = z.output<typeof MyDay>

const shown = [
  'collab',
  'logistics',
  'value',
  'visit',
  'content',
  'message',
  'brief',
  'profile',
  'meeting',
  'meeting-request',
  'plan',
  'record',
  'expert',
  'today',
] as const

export const todayCalls = defineCalls({
  /** The caller’s items, the nearest deadline first. `later`: those they snoozed, the first to come back at the top. */
  listToday: {
    kind: 'read',
    access: readers,
    input: z.object({
      ...ofSeveral,
      show: z._default(z.enum(['due', 'later']), 'due'),
      kind: z.optional(Kind),
      ...found,
      ...pageInput,
    }),
    output: page(TodayItem),
    refusals: ['not-found'],
    shows: shown,
  },
  /** How much of each kind waits, of what is looked for; of one kind up to 200 are counted. What does not work here (mail, jobs) is told to admins. */
  countToday: {
    kind: 'read',
    access: readers,
    input: z.object({ ...ofSeveral, ...found }),
    output: z.object({
      kinds: z.array(z.object({ kind: Kind, count: z.number() })),
      troubles: z.array(z.object({ words: z.string(), count: z.number() })),
    }),
    refusals: ['not-found'],
    shows: shown,
  },
  /** How much waits at each of the caller’s venues that has something; what was snoozed or done isn’t counted. */
  countTodayByVenue: {
    kind: 'read',
    access: { brandMember: 'own' },
    input: z.object({}),
    output: z.object({
      venues: z.array(z.object({ uid: BrandUid, requests: z.number(), reviews: z.number(), others: z.number() })),
    }),
    shows: shown,
  },
  /** What one and one’s colleagues have dealt with since the day began, the last first. */
  listDoneToday: {
    kind: 'read',
    access: readers,
    input: z.object(ofSeveral),
    output: z.object({
      rows: z.array(
        z.object({
          key: z.string(),
          at: instant,
          words: z.string(),
          about: z.string(),
          /** The record, and whom it is about: what leads to its page. */
          subjectUid: z.string(),
          brandUid: z.nullable(z.string()),
          influencer: z.nullable(z.object({ uid: z.string(), handle: z.string() })),
          /** The colleague who did it; null for oneself. */
          by: z.nullable(z.string()),
          timezone: z.string(),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: shown,
  },
  /** Says that something needs no more, or takes that back. It is gone for everybody who has it in their list. What only an answer ends is refused. */
  markToday: {
    kind: 'write',
    access: readers,
    input: z.object({ ...of, key: Key, done: z.boolean() }),
    output: z.object({}),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['today', 'message'],
  },
  /** Puts something off until a time within 30 days, for oneself; null takes that back. */
  snoozeToday: {
    kind: 'write',
    access: readers,
    input: z.object({ ...of, key: Key, until: z.nullable(instant) }),
    output: z.object({}),
    refusals: ['not-found', 'invalid-argument'],
    touches: ['today', 'message'],
  },
  /** Gives something to one of our own people, of a brand’s list to one of its team, who is told; null to nobody. A brand’s messages are assigned with their conversations. */
  assignToday: {
    kind: 'write',
    access: readers,
    input: z.object({ ...of, key: Key, accountUid: z.nullable(AccountUid) }),
    output: z.object({}),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['today'],
  },
  /** One's own day: calls and visits. */
  getMyDay: {
    kind: 'read',
    access: { accountManager: 'own', admin: 'own' },
    input: z.object({}),
    output: MyDay,
    shows: ['meeting', 'collab', 'notification-settings'],
  },
})

import * as z from 'zod/mini'
import { day, instant } from '../../kit/contract/fields.ts'
import { defineCalls } from '../../access/roles.ts'
import { accountEntries } from './contract/accounts.ts'
import { staffEntries } from './contract/staff.ts'

const Appointment = z.object({
  key: z.string(),
  startsAt: instant,
  timezone: z.string(),
  title: z.string(),
  detail: z.string(),
  path: z.string(),
})

export const queues = [
  'mail',
  'jobs',
  'briefs',
  'applications',
  'id-checks',
  'follower-jumps',
  'reports',
  'help-requested',
  'expert-questions',
  'expert-tasks',
  'meeting-requests',
  'disputed',
  'unconfirmed',
  'overdue',
  'unanswered',
] as const

export const MyDay = z.object({
  day,
  timezone: z.string(),
  /** Own calls and visits of the brands one looks after (an admin: all), on this day. */
  calls: z.array(Appointment),
  visits: z.array(Appointment),
  /** Open items by queue; empty queues are left out. */
  waiting: z.array(z.object({ queue: z.enum(queues), words: z.string(), count: z.number(), path: z.string() })),
})
export type MyDay = z.output<typeof MyDay>

const Integration = z.object({
  name: z.string(),
  /** Who does it, never with a secret: `SMTP server`, `Stripe`, `ours`. */
  by: z.string(),
  state: z.enum(['good', 'trouble', 'off', 'unseen']),
  /** When it last worked, as far as we can tell. */
  lastWorkedAt: z.nullable(instant),
  words: z.string(),
})
export type Integration = z.output<typeof Integration>

export const staffCalls = defineCalls({
  ...accountEntries,
  ...staffEntries,
  /** One's own day: calls, visits, and what waits. */
  getMyDay: {
    kind: 'read',
    access: { accountManager: 'own', admin: 'own' },
    input: z.object({}),
    output: MyDay,
    shows: ['meeting', 'collab', 'brief', 'profile', 'meeting-request', 'notification-settings', 'expert'],
  },
  /** How our own people work: articles as HTML of our own, in their order. */
  getTraining: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({}),
    output: z.object({
      articles: z.array(z.object({ slug: z.string(), title: z.string(), about: z.string(), html: z.string() })),
    }),
    shows: [],
  },
  /** What this installation is connected to, and how it does. */
  listIntegrations: {
    kind: 'read',
    access: { admin: 'any' },
    input: z.object({}),
    output: z.object({ rows: z.array(Integration), checkedAt: instant }),
    shows: ['integration'],
    perMinute: 30,
  },
})

import * as z from 'zod/mini'
import { anyTimezone, clockTime, instant, page, pageInput, versionOrNone } from '../../kit/contract/fields.ts'
import { AccountUid, NotificationUid, PushDeviceUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import type { Cell } from './delivery.ts'
import { audiences, channels, topicIds } from './topics.ts'

export const NotificationView = z.object({
  uid: z.string(),
  at: instant,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  read: z.boolean(),
})

const cells = topicIds.flatMap((topic) => channels.map((channel): Cell => `${topic}:${channel}`))

/** How one is told: what is switched off, when mail comes, and on whose clock. */
export const settingsFields = z.object({
  off: z.array(z.enum(cells)).check(z.maxLength(cells.length)),
  myDay: z.boolean(),
  digest: z.enum(['at-once', 'daily']),
  quiet: z.nullable(
    z
      .object({ from: clockTime, until: clockTime })
      .check(z.refine(({ from, until }) => from !== until, 'Choose different start and end times.')),
  ),
  timezone: anyTimezone,
  /** Visits come by email as invitations that calendars take. */
  invitations: z._default(z.boolean(), false),
})
const SettingsView = z.extend(settingsFields, {
  /** 0 where nothing was chosen yet. */
  version: z.number(),
  /** As whom one is told of things: what there is to choose. */
  audiences: z.array(z.enum(audiences)),
  /** News that waits to be mailed, and when the next of it is. */
  waiting: z.number(),
  nextMailAt: z.nullable(instant),
})
const PushView = z.object({
  /** Whose notifications they are. */
  account: AccountUid,
  /** What a browser registers with at its push service; null while the product has no keys. */
  key: z.nullable(z.string()),
  /** The browsers that show one's notifications, the latest used first; `isHere` is the one that asks. */
  devices: z.array(z.object({ uid: PushDeviceUid, name: z.string(), since: instant, isHere: z.boolean() })),
})
const wrongBrowser = 'This browser’s notifications couldn’t be set up. Reload the page and turn them on again.'
/** A browser's address at its push service (RFC 8030), and the keys that only it can read with (RFC 8291), base64url. */
const pushAddress = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: wrongBrowser }).check(z.maxLength(1_000, wrongBrowser)),
  p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/, wrongBrowser)),
  auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/, wrongBrowser)),
})
const token = z.string().check(z.minLength(40), z.maxLength(300))
const Ended = z.object({
  /** What the mails are about; null for all that can be ended. */
  about: z.nullable(z.string()),
  ended: z.boolean(),
})

export const notificationCalls = defineCalls({
  /** Own notifications, newest first, with the number not yet read. */
  listNotifications: {
    kind: 'read',
    personal: true,
    offline: true,
    access: { account: 'own' },
    input: z.object(pageInput),
    output: z.extend(page(NotificationView), { unread: z.number() }),
    shows: ['notification'],
  },
  /** Marks one of one’s own notifications as read, or without `uid` all of them. */
  markNotificationsRead: {
    kind: 'write',
    access: { account: 'own' },
    input: z.object({ uid: z.optional(NotificationUid) }),
    output: z.object({ read: z.number() }),
    touches: ['notification'],
  },
  /** What one is told, where and when; as it always was for who never chose. */
  getNotificationSettings: {
    kind: 'read',
    personal: true,
    access: { account: 'own' },
    input: z.object({}),
    output: SettingsView,
    shows: ['notification-settings'],
  },
  /** `version` is 0 where nothing was saved yet. Delayed emails are kept: they go out when the new settings say so, at the latest as planned. */
  saveNotificationSettings: {
    kind: 'write',
    access: { account: 'own' },
    input: z.extend(settingsFields, { version: versionOrNone }),
    output: SettingsView,
    refusals: ['aborted'],
    touches: ['notification-settings'],
  },
  /** Which browsers show one's notifications also while no page is open. */
  getPush: {
    kind: 'read',
    personal: true,
    access: { account: 'own' },
    input: z.object({}),
    output: PushView,
    shows: ['push-device'],
  },
  /** Shows notifications in this browser from now on, until it is signed out. */
  savePushDevice: {
    kind: 'write',
    access: { account: 'own' },
    input: pushAddress,
    output: PushView,
    refusals: ['failed-precondition'],
    touches: ['push-device'],
    ownHands: true,
  },
  /** Shows none any more in one of one's browsers. */
  removePushDevice: {
    kind: 'write',
    access: { account: 'own' },
    input: z.object({ uid: PushDeviceUid }),
    output: PushView,
    touches: ['push-device'],
  },
  /** What the link of a mail ends, before it is ended. */
  getUnsubscribe: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token }),
    output: Ended,
    refusals: ['not-found'],
    shows: ['notification-settings'],
  },
  /** Ends mail about one topic, or all that can be ended, without signing in; the product still tells it. */
  unsubscribe: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({ token }),
    output: Ended,
    refusals: ['not-found'],
    touches: ['notification-settings'],
  },
})

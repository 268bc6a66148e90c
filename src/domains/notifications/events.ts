import { defineEvents, type Kinds } from '../audit/events.ts'

/** What somebody changed about their own notifications. */
export const notificationEvents = defineEvents({
  'notification-settings.updated': { words: 'Notification settings saved', topic: 'account' },
  'account.unsubscribed': { words: 'Unsubscribed from emails', topic: 'account' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof notificationEvents> {}
}

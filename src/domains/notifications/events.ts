import { defineEvents, type Kinds } from '../audit/events.ts'

/** What somebody changed about their own notifications. */
export const notificationEvents = defineEvents({
  'notification-settings.updated': {
    words: 'Notification settings saved',
    does: 'saved the notification settings of {it}',
    topic: 'account',
  },
  'push-device.added': {
    words: 'Notifications turned on in a browser',
    does: 'turned on notifications in a browser for {it}',
    topic: 'account',
  },
  'push-device.removed': {
    words: 'Notifications turned off in a browser',
    does: 'turned off notifications in a browser for {it}',
    topic: 'account',
  },
  'account.unsubscribed': {
    words: 'Unsubscribed from emails',
    does: 'unsubscribed {it} from emails',
    topic: 'account',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof notificationEvents> {}
}

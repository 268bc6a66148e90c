import type { HandlersOf } from '../../../access/server/handler.ts'
import type { notificationCalls } from '../contract.ts'
import { getNotificationSettings } from './calls/getNotificationSettings.ts'
import { getUnsubscribe } from './calls/getUnsubscribe.ts'
import { listNotifications } from './calls/listNotifications.ts'
import { markNotificationsRead } from './calls/markNotificationsRead.ts'
import { saveNotificationSettings } from './calls/saveNotificationSettings.ts'
import { unsubscribe } from './calls/unsubscribe.ts'

export const notificationHandlers: HandlersOf<typeof notificationCalls> = {
  getNotificationSettings,
  getUnsubscribe,
  listNotifications,
  markNotificationsRead,
  saveNotificationSettings,
  unsubscribe,
}

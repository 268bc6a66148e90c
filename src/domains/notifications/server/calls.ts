import type { HandlersOf } from '../../../access/server/handler.ts'
import type { notificationCalls } from '../contract.ts'
import { getNotificationSettings } from './calls/getNotificationSettings.ts'
import { getPush } from './calls/getPush.ts'
import { getUnsubscribe } from './calls/getUnsubscribe.ts'
import { listNotifications } from './calls/listNotifications.ts'
import { markNotificationsRead } from './calls/markNotificationsRead.ts'
import { removePushDevice } from './calls/removePushDevice.ts'
import { saveNotificationSettings } from './calls/saveNotificationSettings.ts'
import { savePushDevice } from './calls/savePushDevice.ts'
import { unsubscribe } from './calls/unsubscribe.ts'

export const notificationHandlers: HandlersOf<typeof notificationCalls> = {
  getNotificationSettings,
  getPush,
  getUnsubscribe,
  listNotifications,
  markNotificationsRead,
  removePushDevice,
  saveNotificationSettings,
  savePushDevice,
  unsubscribe,
}

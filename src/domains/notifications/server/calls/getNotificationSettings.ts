import type { Handler } from '../../../../access/server/handler.ts'
import type { notificationCalls } from '../../contract.ts'
import { viewSettings } from '../view-settings.ts'

export const getNotificationSettings: Handler<typeof notificationCalls.getNotificationSettings> = async (
  _input,
  { actor, db },
) => viewSettings(db, actor)

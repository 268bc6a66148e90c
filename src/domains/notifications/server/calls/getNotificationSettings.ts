import type { Handler } from '../../../../access/server/handler.ts'
import type { notificationCalls } from '../../contract.ts'
import { viewChoices } from '../view-choices.ts'

export const getNotificationSettings: Handler<typeof notificationCalls.getNotificationSettings> = async (
  _input,
  { actor, db },
) => viewChoices(db, actor)

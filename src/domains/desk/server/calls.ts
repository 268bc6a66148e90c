import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { deskCalls } from '../contract.ts'
import { getMyDay } from './calls/getMyDay.ts'
import { listIntegrations } from './calls/listIntegrations.ts'

export const deskHandlers: HandlersOf<typeof deskCalls> = { getMyDay, listIntegrations }

import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { deskCalls } from '../../contract.ts'
import { listHealth } from '../integrations.ts'

export const listIntegrations: Handler<typeof deskCalls.listIntegrations> = async (
  _input,
  { config, db, storage },
) => ({
  rows: await listHealth(db, config, storage),
  checkedAt: now().toISOString(),
})

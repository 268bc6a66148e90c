import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { staffCalls } from '../../contract.ts'
import { listHealth } from '../integrations.ts'

export const listIntegrations: Handler<typeof staffCalls.listIntegrations> = async (
  _input,
  { config, db, storage },
) => ({
  rows: await listHealth(db, config, storage),
  checkedAt: now().toISOString(),
})

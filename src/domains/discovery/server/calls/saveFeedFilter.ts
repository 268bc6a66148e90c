import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { listFilters } from '../filters.ts'
import { savedFilters } from '../tables.ts'

const most = 20

export const saveFeedFilter: Handler<typeof discoveryCalls.saveFeedFilter> = async (
  { name, filter },
  { actor, tx },
) => {
  const accountUid = accountOf(actor)
  const { filters } = await listFilters(tx, accountUid)
  if (filters.length >= most && !filters.some((one) => one.name === name))
    throw new CallError('failed-precondition', `You’ve already saved ${most} filters. Remove one first.`)
  const row = { accountUid, name, filter, savedAt: now() }
  await tx
    .insert(savedFilters)
    .values(row)
    .onConflictDoUpdate({ target: [savedFilters.accountUid, savedFilters.name], set: row })
  return listFilters(tx, accountUid)
}

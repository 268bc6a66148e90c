import type { Handler } from '../../../../access/server/handler.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import { listEvents } from '../../../audit/server/events.ts'
import type { billingCalls } from '../../contract.ts'

export const listTierHistory: Handler<typeof billingCalls.listTierHistory> = async ({ id }, { db, config }) => {
  const rows = await listEvents(db, id)
  const names = await findDisplayNames(
    db,
    rows.flatMap((row) => row.actorUid ?? []),
  )
  return {
    rows: rows.map(({ uid, at, actorUid, why, before, after }) => ({
      uid,
      at: at.toISOString(),
      by: (actorUid && names.get(actorUid)) || config.PRODUCT_NAME,
      why: why ?? '',
      changes: changesOf(before ?? {}, after ?? {}),
    })),
  }
}

/** What differs, field by field; prices by currency. */
function changesOf(before: Record<string, unknown>, after: Record<string, unknown>, prefix = '') {
  const changes: { field: string; before: string; after: string }[] = []
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[key], after[key]]
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    if (isRecord(was) && isRecord(is))
      changes.push(...changesOf(was, is, key === 'prices' ? prefix : `${prefix}${key} `))
    else changes.push({ field: prefix + (names[key] ?? key), before: words(key, was), after: words(key, is) })
  }
  return changes
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const names: Readonly<Record<string, string>> = {
  perCollab: 'per collab',
  priceId: 'price ID',
  freeCollabs: 'free collabs',
  termsVersion: 'terms',
  position: 'order',
  enabled: 'available to new customers',
}

function words(key: string, value: unknown): string {
  if (key === 'monthly' || key === 'perCollab') return (Number(value) / 100).toFixed(2)
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

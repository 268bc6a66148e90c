import type { TableChoice } from '../../../kit/contract/table.ts'
import { useRead } from '../../../kit/web/calls.ts'
import { staffCalls } from '../contract.ts'
import type { Self } from './team.ts'

/** Live briefs that somebody may invite to, the last changed first; undefined until they are known: an admin to all, others to those of their brands. */
export function useLiveBriefs(self: Self | null): TableChoice[] | undefined {
  const own = self?.role === 'admin' ? [] : [{ field: 'manager', is: 'is' as const, values: [self?.accountUid ?? ''] }]
  const where = [{ field: 'status', is: 'is' as const, values: ['live'] }, ...own]
  const { data } = useRead(staffCalls.browseBriefs, { where, limit: 100 }, { enabled: self !== null })
  return data?.rows.map(({ card }) => ({ value: card.uid, label: `${card.title} (${card.brandName})` }))
}

import { useState } from 'react'
import { useRead } from '../../../kit/web/calls.ts'
import { staffCalls } from '../contract.ts'
import type { Self } from './team.ts'

/**
 * Live briefs that somebody may invite to, the last changed first: an admin to all, others to those of their brands.
 * `onSearch` looks for those with a title or a brand’s name.
 */
export function useLiveBriefs(self: Self | null) {
  const [search, onSearch] = useState('')
  const own = self?.role === 'admin' ? [] : [{ field: 'manager', is: 'is' as const, values: [self?.accountUid ?? ''] }]
  const where = [{ field: 'status', is: 'is' as const, values: ['live'] }, ...own]
  const of = useRead(
    staffCalls.browseBriefs,
    { where, limit: 50, ...(search && { search }) },
    { enabled: self !== null, keep: true },
  )
  const choices = of.data?.rows.map(({ card }) => ({ value: card.uid, label: `${card.title} (${card.brandName})` }))
  return { of, choices: choices ?? [], onSearch, isNone: search === '' && choices?.length === 0 }
}

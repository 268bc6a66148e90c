import { writeConditions } from '../../../kit/contract/table.ts'
import type { To } from '../../../kit/web/link.tsx'

/** For the team: the log of one record, or all that one person did. */
export function toAudit({ subject, by }: { subject?: string; by?: string }): To {
  const is = (field: string, value: string | undefined) =>
    value === undefined ? [] : [{ field, is: 'is' as const, values: [value] }]
  return {
    path: '/app/admin/audit',
    search: { where: writeConditions([...is('record', subject), ...is('by', by)]) },
  }
}

import type { Handler } from '../../../../access/server/handler.ts'
import { readConditions } from '../../../../kit/contract/table.ts'
import { record } from '../../../audit/server/record.ts'
import { usageLists } from '../../columns.ts'
import type { usageCalls } from '../../contract.ts'
import { filtersOf, subjectsOf } from '../lists.ts'

export const recordUsageExport: Handler<typeof usageCalls.recordUsageExport> = async (
  { list, search, where, rows },
  { actor, tx },
) => {
  const taken = { search, where: readConditions(usageLists[list], where) }
  for (const subjectUid of subjectsOf(taken))
    await record(tx, actor, 'staff', 'usage.exported', { subjectUid }, { after: { list, ...filtersOf(taken), rows } })
  return { done: true }
}

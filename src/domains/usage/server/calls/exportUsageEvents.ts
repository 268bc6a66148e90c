import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { usageCalls } from '../../contract.ts'
import { findEvents } from '../reads.ts'
import { viewEvents } from '../view.ts'

const most = 5_000

export const exportUsageEvents: Handler<typeof usageCalls.exportUsageEvents> = async (filter, { actor, tx }) => {
  const found = await findEvents(tx, filter, most)
  await record(
    tx,
    actor,
    'staff',
    'usage.exported',
    { subjectUid: filter.about ?? 'usage' },
    {
      after: { ...filter, rows: found.rows.length },
    },
  )
  return { rows: await viewEvents(tx, found.rows), isWhole: found.nextCursor === null }
}

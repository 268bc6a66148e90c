import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { importCalls } from '../../contract.ts'
import { endVenueDraft, lockVenueDraft } from '../venue-drafts.ts'

export const dropVenueDraft: Handler<typeof importCalls.dropVenueDraft> = async (
  { importUid, line },
  { actor, tx },
) => {
  const { run, row } = await lockVenueDraft(tx, importUid, line)
  await endVenueDraft(tx, run, line, { outcome: 'refused', remarks: ['Someone on our team left it out.'] })
  const after = { name: row.name }
  await record(tx, actor, 'staff', 'import.venue-left-out', { subjectUid: importUid }, { after })
  return { done: true }
}

import type { Handler } from '../../../../access/server/handler.ts'
import { first } from '../../../../kit/contract/must.ts'
import type { messageCalls } from '../../contract.ts'
import { loadRecipients } from '../outreach.ts'

export const getMessageFields: Handler<typeof messageCalls.getMessageFields> = async (
  { profileUid },
  { actor, db },
) => {
  const { people } = await loadRecipients(db, actor, profileUid)
  return { values: first(people).values }
}

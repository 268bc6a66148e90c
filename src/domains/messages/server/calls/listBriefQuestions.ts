import { assertSeesBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { messageCalls } from '../../contract.ts'
import { listOfRequests } from '../questions.ts'

export const listBriefQuestions: Handler<typeof messageCalls.listBriefQuestions> = async (
  { brandUid },
  { actor, db },
) => {
  assertSeesBrand(actor, brandUid)
  return { rows: await listOfRequests(db, actor, brandUid) }
}

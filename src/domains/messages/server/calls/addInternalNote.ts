import { must } from '../../../../kit/contract/must.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { lockCollab } from '../../../collabs/server/reads.ts'
import type { messageCalls } from '../../contract.ts'
import { threadPolicy } from '../policy.ts'
import { viewMessages } from '../view.ts'
import { writeMessage } from '../write.ts'

export const addInternalNote: Handler<typeof messageCalls.addInternalNote> = async (
  { collabUid, key, text },
  acting,
) => {
  const { actor, tx, config } = acting
  const collab = await lockCollab(tx, actor, collabUid)
  allow(threadPolicy, actor, 'addNote', collab)
  const { message } = await writeMessage(acting, collab, { key, text, pictures: [], internal: true })
  const [view] = await viewMessages({ db: tx, actor, config }, collab, [message])
  return must(view, 'view')
}

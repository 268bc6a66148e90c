import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { messageCalls } from '../../contract.ts'
import { countReplies, takesReplies } from '../mail-replies.ts'

export const getEmailReplies: Handler<typeof messageCalls.getEmailReplies> = async (_input, { actor, config, db }) => {
  const { open, until } = await countReplies(db, accountOf(actor))
  return { isOn: takesReplies(config), open, until: until?.toISOString() ?? null }
}

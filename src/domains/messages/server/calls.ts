import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { messageCalls } from '../contract.ts'
import { addInternalNote } from './calls/addInternalNote.ts'
import { askStaff } from './calls/askStaff.ts'
import { countUnread } from './calls/countUnread.ts'
import { getThread } from './calls/getThread.ts'
import { keepThread } from './calls/keepThread.ts'
import { listMessages } from './calls/listMessages.ts'
import { listThreads } from './calls/listThreads.ts'
import { markThreadRead } from './calls/markThreadRead.ts'
import { sendMessage } from './calls/sendMessage.ts'
import { settleThread } from './calls/settleThread.ts'

export const messageHandlers: HandlersOf<typeof messageCalls> = {
  listThreads,
  countUnread,
  getThread,
  listMessages,
  sendMessage,
  addInternalNote,
  markThreadRead,
  keepThread,
  askStaff,
  settleThread,
}

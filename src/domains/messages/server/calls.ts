import type { HandlersOf } from '../../../access/server/handler.ts'
import type { messageCalls } from '../contract.ts'
import { addInternalNote } from './calls/addInternalNote.ts'
import { countUnread } from './calls/countUnread.ts'
import { getThread } from './calls/getThread.ts'
import { listMessages } from './calls/listMessages.ts'
import { listThreads } from './calls/listThreads.ts'
import { markThreadRead } from './calls/markThreadRead.ts'
import { requestStaffHelp } from './calls/requestStaffHelp.ts'
import { resolveStaffHelp } from './calls/resolveStaffHelp.ts'
import { saveThreadSettings } from './calls/saveThreadSettings.ts'
import { sendMessage } from './calls/sendMessage.ts'

export const messageHandlers: HandlersOf<typeof messageCalls> = {
  addInternalNote,
  countUnread,
  getThread,
  listMessages,
  listThreads,
  markThreadRead,
  requestStaffHelp,
  resolveStaffHelp,
  saveThreadSettings,
  sendMessage,
}

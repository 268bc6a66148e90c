import type { HandlersOf } from '../../../access/server/handler.ts'
import type { messageCalls } from '../contract.ts'
import { addInternalNote } from './calls/addInternalNote.ts'
import { countUnread } from './calls/countUnread.ts'
import { getThread } from './calls/getThread.ts'
import { getSupportThread } from './calls/getSupportThread.ts'
import { listMessages } from './calls/listMessages.ts'
import { listSupportThreads } from './calls/listSupportThreads.ts'
import { listThreads } from './calls/listThreads.ts'
import { markThreadRead } from './calls/markThreadRead.ts'
import { replyToSupportThread } from './calls/replyToSupportThread.ts'
import { requestStaffHelp } from './calls/requestStaffHelp.ts'
import { requestSupport } from './calls/requestSupport.ts'
import { resolveStaffHelp } from './calls/resolveStaffHelp.ts'
import { saveThreadSettings } from './calls/saveThreadSettings.ts'
import { sendMessage } from './calls/sendMessage.ts'
import { settleSupportThread } from './calls/settleSupportThread.ts'

export const messageHandlers: HandlersOf<typeof messageCalls> = {
  addInternalNote,
  countUnread,
  getSupportThread,
  getThread,
  listMessages,
  listSupportThreads,
  listThreads,
  markThreadRead,
  replyToSupportThread,
  requestStaffHelp,
  requestSupport,
  resolveStaffHelp,
  saveThreadSettings,
  sendMessage,
  settleSupportThread,
}

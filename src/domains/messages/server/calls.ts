import type { HandlersOf } from '../../../access/server/handler.ts'
import type { messageCalls } from '../contract.ts'
import { answerBriefQuestion } from './calls/answerBriefQuestion.ts'
import { askBriefQuestion } from './calls/askBriefQuestion.ts'
import { getBriefQuestion } from './calls/getBriefQuestion.ts'
import { listBriefQuestions } from './calls/listBriefQuestions.ts'
import { assignThreads } from './calls/assignThreads.ts'
import { listThreadAssignees } from './calls/listThreadAssignees.ts'
import { markThreadsDone } from './calls/markThreadsDone.ts'
import { snoozeThreads } from './calls/snoozeThreads.ts'
import { addMessageTemplate } from './calls/addMessageTemplate.ts'
import { changeMessageTemplate } from './calls/changeMessageTemplate.ts'
import { deleteMessageTemplate } from './calls/deleteMessageTemplate.ts'
import { listMessageTemplates } from './calls/listMessageTemplates.ts'
import { addThreadNote } from './calls/addThreadNote.ts'
import { deleteThreadNote } from './calls/deleteThreadNote.ts'
import { listThreadNotes } from './calls/listThreadNotes.ts'
import { countUnread } from './calls/countUnread.ts'
import { getEmailReplies } from './calls/getEmailReplies.ts'
import { getMessageFields } from './calls/getMessageFields.ts'
import { getThread } from './calls/getThread.ts'
import { getSupportThread } from './calls/getSupportThread.ts'
import { listMessages } from './calls/listMessages.ts'
import { listSupportThreads } from './calls/listSupportThreads.ts'
import { listThreads } from './calls/listThreads.ts'
import { markThreadRead } from './calls/markThreadRead.ts'
import { messageProfile } from './calls/messageProfile.ts'
import { reactToMessage } from './calls/reactToMessage.ts'
import { replyToSupportThread } from './calls/replyToSupportThread.ts'
import { requestStaffHelp } from './calls/requestStaffHelp.ts'
import { requestSupport } from './calls/requestSupport.ts'
import { resolveStaffHelp } from './calls/resolveStaffHelp.ts'
import { saveThreadSettings } from './calls/saveThreadSettings.ts'
import { sendMessage } from './calls/sendMessage.ts'
import { signalTyping } from './calls/signalTyping.ts'
import { settleSupportThread } from './calls/settleSupportThread.ts'
import { stopEmailReplies } from './calls/stopEmailReplies.ts'

export const messageHandlers: HandlersOf<typeof messageCalls> = {
  answerBriefQuestion,
  askBriefQuestion,
  getBriefQuestion,
  listBriefQuestions,
  assignThreads,
  listThreadAssignees,
  markThreadsDone,
  snoozeThreads,
  addMessageTemplate,
  changeMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  addThreadNote,
  deleteThreadNote,
  listThreadNotes,
  countUnread,
  getEmailReplies,
  getMessageFields,
  getSupportThread,
  getThread,
  listMessages,
  listSupportThreads,
  listThreads,
  markThreadRead,
  messageProfile,
  reactToMessage,
  replyToSupportThread,
  requestStaffHelp,
  requestSupport,
  resolveStaffHelp,
  saveThreadSettings,
  sendMessage,
  signalTyping,
  settleSupportThread,
  stopEmailReplies,
}

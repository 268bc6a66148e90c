import type { HandlersOf } from '../../../access/server/handler.ts'
import type { recordCalls } from '../contract.ts'
import { addRecordNote } from './calls/addRecordNote.ts'
import { addRecordTask } from './calls/addRecordTask.ts'
import { deleteRecordNote } from './calls/deleteRecordNote.ts'
import { getRecordHealth } from './calls/getRecordHealth.ts'
import { getOrganisationRecord } from './calls/getOrganisationRecord.ts'
import { getRecordSummary } from './calls/getRecordSummary.ts'
import { listColleagues } from './calls/listColleagues.ts'
import { listPinnedNotes } from './calls/listPinnedNotes.ts'
import { listRecordPeople } from './calls/listRecordPeople.ts'
import { listRecordTasks } from './calls/listRecordTasks.ts'
import { listRecordTimeline } from './calls/listRecordTimeline.ts'
import { pinRecordNote } from './calls/pinRecordNote.ts'
import { releaseRecordRag } from './calls/releaseRecordRag.ts'
import { setRecordRag } from './calls/setRecordRag.ts'
import { tickRecordTask } from './calls/tickRecordTask.ts'

export const recordHandlers: HandlersOf<typeof recordCalls> = {
  listRecordTimeline,
  listRecordPeople,
  getRecordSummary,
  getOrganisationRecord,
  listPinnedNotes,
  listColleagues,
  addRecordNote,
  pinRecordNote,
  deleteRecordNote,
  listRecordTasks,
  addRecordTask,
  tickRecordTask,
  getRecordHealth,
  setRecordRag,
  releaseRecordRag,
}

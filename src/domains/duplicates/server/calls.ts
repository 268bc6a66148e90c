import type { HandlersOf } from '../../../access/server/handler.ts'
import type { duplicateCalls } from '../contract.ts'
import { getMergePreview } from './calls/getMergePreview.ts'
import { listDuplicates } from './calls/listDuplicates.ts'
import { mergeProfiles } from './calls/mergeProfiles.ts'
import { dismissDuplicate } from './calls/dismissDuplicate.ts'

export const duplicateHandlers: HandlersOf<typeof duplicateCalls> = {
  listDuplicates,
  dismissDuplicate,
  getMergePreview,
  mergeProfiles,
}

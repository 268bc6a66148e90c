import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { briefCalls } from '../contract.ts'
import { approveBrief } from './calls/approveBrief.ts'
import { archiveBrief } from './calls/archiveBrief.ts'
import { countEligible } from './calls/countEligible.ts'
import { createBrief } from './calls/createBrief.ts'
import { getBrief } from './calls/getBrief.ts'
import { listBriefs } from './calls/listBriefs.ts'
import { listSubmittedBriefs } from './calls/listSubmittedBriefs.ts'
import { pauseBrief } from './calls/pauseBrief.ts'
import { resumeBrief } from './calls/resumeBrief.ts'
import { returnBrief } from './calls/returnBrief.ts'
import { submitBrief } from './calls/submitBrief.ts'
import { updateBrief } from './calls/updateBrief.ts'

export const briefHandlers: HandlersOf<typeof briefCalls> = {
  createBrief,
  updateBrief,
  submitBrief,
  approveBrief,
  returnBrief,
  pauseBrief,
  resumeBrief,
  archiveBrief,
  getBrief,
  listBriefs,
  listSubmittedBriefs,
  countEligible,
}

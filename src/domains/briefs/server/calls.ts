import type { HandlersOf } from '../../../access/server/handler.ts'
import type { briefCalls } from '../contract.ts'
import { addBriefPicture } from './calls/addBriefPicture.ts'
import { approveBrief } from './calls/approveBrief.ts'
import { archiveBrief } from './calls/archiveBrief.ts'
import { changeClosedDays } from './calls/changeClosedDays.ts'
import { countEligible } from './calls/countEligible.ts'
import { createBrief } from './calls/createBrief.ts'
import { duplicateBrief } from './calls/duplicateBrief.ts'
import { getBrief } from './calls/getBrief.ts'
import { getBriefVersions } from './calls/getBriefVersions.ts'
import { getClosedDays } from './calls/getClosedDays.ts'
import { listBrandBriefs } from './calls/listBrandBriefs.ts'
import { listBriefQueue } from './calls/listBriefQueue.ts'
import { listBriefs } from './calls/listBriefs.ts'
import { listDisclosureRules } from './calls/listDisclosureRules.ts'
import { listInfluencerLists } from './calls/listInfluencerLists.ts'
import { pauseBrief } from './calls/pauseBrief.ts'
import { resumeBrief } from './calls/resumeBrief.ts'
import { returnBrief } from './calls/returnBrief.ts'
import { saveDisclosureRule } from './calls/saveDisclosureRule.ts'
import { submitBrief } from './calls/submitBrief.ts'
import { updateBrief } from './calls/updateBrief.ts'

export const briefHandlers: HandlersOf<typeof briefCalls> = {
  addBriefPicture,
  approveBrief,
  archiveBrief,
  changeClosedDays,
  countEligible,
  createBrief,
  duplicateBrief,
  getBrief,
  getBriefVersions,
  getClosedDays,
  listBrandBriefs,
  listBriefQueue,
  listBriefs,
  listDisclosureRules,
  listInfluencerLists,
  pauseBrief,
  resumeBrief,
  returnBrief,
  saveDisclosureRule,
  submitBrief,
  updateBrief,
}

import type { HandlersOf } from '../../../access/server/handler.ts'
import type { campaignCalls } from '../contract.ts'
import { addCampaignBriefs } from './calls/addCampaignBriefs.ts'
import { addExpertTask } from './calls/addExpertTask.ts'
import { askExpert } from './calls/askExpert.ts'
import { changeExpertTask } from './calls/changeExpertTask.ts'
import { copyBriefToVenues } from './calls/copyBriefToVenues.ts'
import { createCampaign } from './calls/createCampaign.ts'
import { deleteCampaign } from './calls/deleteCampaign.ts'
import { getCampaign } from './calls/getCampaign.ts'
import { getExpertQuestion } from './calls/getExpertQuestion.ts'
import { listCampaignChoices } from './calls/listCampaignChoices.ts'
import { listCampaigns } from './calls/listCampaigns.ts'
import { listExpertQuestions } from './calls/listExpertQuestions.ts'
import { listExpertWork } from './calls/listExpertWork.ts'
import { removeCampaignBrief } from './calls/removeCampaignBrief.ts'
import { replyToExpertQuestion } from './calls/replyToExpertQuestion.ts'
import { updateCampaign } from './calls/updateCampaign.ts'

export const campaignHandlers: HandlersOf<typeof campaignCalls> = {
  addCampaignBriefs,
  addExpertTask,
  askExpert,
  changeExpertTask,
  copyBriefToVenues,
  createCampaign,
  deleteCampaign,
  getCampaign,
  getExpertQuestion,
  listCampaignChoices,
  listCampaigns,
  listExpertQuestions,
  listExpertWork,
  removeCampaignBrief,
  replyToExpertQuestion,
  updateCampaign,
}

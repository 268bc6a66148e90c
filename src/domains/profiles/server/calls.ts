import type { HandlersOf } from '../../../access/server/handler.ts'
import type { profileCalls } from '../contract.ts'
import { addProfilePicture } from './calls/addProfilePicture.ts'
import { addRiskFlag } from './calls/addRiskFlag.ts'
import { endRiskFlag } from './calls/endRiskFlag.ts'
import { listAccountScreenshots } from './calls/listAccountScreenshots.ts'
import { listRiskFlags } from './calls/listRiskFlags.ts'
import { saveCasting } from './calls/saveCasting.ts'
import { applyAgain } from './calls/applyAgain.ts'
import { arrangeGallery } from './calls/arrangeGallery.ts'
import { blockBrand } from './calls/blockBrand.ts'
import { listBlockedBrands } from './calls/listBlockedBrands.ts'
import { unblockBrand } from './calls/unblockBrand.ts'
import { blockInfluencer } from './calls/blockInfluencer.ts'
import { decideAccountNumbers } from './calls/decideAccountNumbers.ts'
import { decideApplication } from './calls/decideApplication.ts'
import { findPlaces } from './calls/findPlaces.ts'
import { getApproval } from './calls/getApproval.ts'
import { getBrandProfile } from './calls/getBrandProfile.ts'
import { getInfluencerProfile } from './calls/getInfluencerProfile.ts'
import { getPublicInfluencer } from './calls/getPublicInfluencer.ts'
import { getSessionAndUserProfile } from './calls/getSessionAndUserProfile.ts'
import { getUser } from './calls/getUser.ts'
import { listBlockedInfluencers } from './calls/listBlockedInfluencers.ts'
import { labelBrand } from './calls/labelBrand.ts'
import { labelInfluencer } from './calls/labelInfluencer.ts'
import { moveBrandStage } from './calls/moveBrandStage.ts'
import { prioritiseBrand } from './calls/prioritiseBrand.ts'
import { listBrands } from './calls/listBrands.ts'
import { listInfluencers } from './calls/listInfluencers.ts'
import { mailQuickLoginLink } from './calls/mailQuickLoginLink.ts'
import { removeSocialAccount } from './calls/removeSocialAccount.ts'
import { saveBrandProfile } from './calls/saveBrandProfile.ts'
import { saveBrandStaffFacts } from './calls/saveBrandStaffFacts.ts'
import { pauseProfile } from './calls/pauseProfile.ts'
import { resumeProfile } from './calls/resumeProfile.ts'
import { saveInfluencerProfile } from './calls/saveInfluencerProfile.ts'
import { saveInfluencerStaffFacts } from './calls/saveInfluencerStaffFacts.ts'
import { saveFindableBy } from './calls/saveFindableBy.ts'
import { savePublicPage } from './calls/savePublicPage.ts'
import { saveSocialAccount } from './calls/saveSocialAccount.ts'
import { unblockInfluencer } from './calls/unblockInfluencer.ts'
import { updateSessionUserProfile } from './calls/updateSessionUserProfile.ts'

export const profileHandlers: HandlersOf<typeof profileCalls> = {
  addProfilePicture,
  addRiskFlag,
  endRiskFlag,
  listAccountScreenshots,
  listRiskFlags,
  saveCasting,
  applyAgain,
  arrangeGallery,
  blockBrand,
  listBlockedBrands,
  unblockBrand,
  blockInfluencer,
  decideAccountNumbers,
  decideApplication,
  findPlaces,
  getApproval,
  getBrandProfile,
  getInfluencerProfile,
  getPublicInfluencer,
  getSessionAndUserProfile,
  getUser,
  listBlockedInfluencers,
  listBrands,
  labelBrand,
  labelInfluencer,
  moveBrandStage,
  prioritiseBrand,
  listInfluencers,
  mailQuickLoginLink,
  removeSocialAccount,
  saveBrandProfile,
  saveBrandStaffFacts,
  saveInfluencerProfile,
  saveInfluencerStaffFacts,
  saveFindableBy,
  savePublicPage,
  pauseProfile,
  resumeProfile,
  saveSocialAccount,
  unblockInfluencer,
  updateSessionUserProfile,
}

import type { HandlersOf } from '../../../access/server/handler.ts'
import type { profileCalls } from '../contract.ts'
import { applyAgain } from './calls/applyAgain.ts'
import { getApproval } from './calls/getApproval.ts'
import { getSessionAndUserProfile } from './calls/getSessionAndUserProfile.ts'
import { getUser } from './calls/getUser.ts'
import { listBrands } from './calls/listBrands.ts'
import { makeQuickLoginLink } from './calls/makeQuickLoginLink.ts'
import { updateSessionUserProfile } from './calls/updateSessionUserProfile.ts'
import { getPublicInfluencer } from './calls/getPublicInfluencer.ts'
import { getInfluencerProfile } from './calls/getInfluencerProfile.ts'
import { saveInfluencerProfile } from './calls/saveInfluencerProfile.ts'
import { savePublicPage } from './calls/savePublicPage.ts'
import { saveSocialAccount } from './calls/saveSocialAccount.ts'
import { removeSocialAccount } from './calls/removeSocialAccount.ts'
import { addProfilePicture } from './calls/addProfilePicture.ts'
import { arrangeGallery } from './calls/arrangeGallery.ts'
import { listInfluencers } from './calls/listInfluencers.ts'
import { decideApplication } from './calls/decideApplication.ts'
import { saveInfluencerStaffFacts } from './calls/saveInfluencerStaffFacts.ts'
import { getBrandProfile } from './calls/getBrandProfile.ts'
import { saveBrandProfile } from './calls/saveBrandProfile.ts'
import { saveBrandStaffFacts } from './calls/saveBrandStaffFacts.ts'
import { listBlockedInfluencers } from './calls/listBlockedInfluencers.ts'
import { blockInfluencer } from './calls/blockInfluencer.ts'
import { unblockInfluencer } from './calls/unblockInfluencer.ts'

export const profileHandlers: HandlersOf<typeof profileCalls> = {
  applyAgain,
  getApproval,
  getUser,
  getSessionAndUserProfile,
  updateSessionUserProfile,
  makeQuickLoginLink,
  listBrands,
  getInfluencerProfile,
  getPublicInfluencer,
  saveInfluencerProfile,
  savePublicPage,
  saveSocialAccount,
  removeSocialAccount,
  addProfilePicture,
  arrangeGallery,
  listInfluencers,
  decideApplication,
  saveInfluencerStaffFacts,
  getBrandProfile,
  saveBrandProfile,
  saveBrandStaffFacts,
  listBlockedInfluencers,
  blockInfluencer,
  unblockInfluencer,
}

import type { HandlersOf } from '../../../access/server/handler.ts'
import type { staffCalls } from '../contract.ts'
import { assignBrands } from './calls/assignBrands.ts'
import { browseAccounts } from './calls/browseAccounts.ts'
import { browseBrands } from './calls/browseBrands.ts'
import { browseBriefs } from './calls/browseBriefs.ts'
import { browseCollabs } from './calls/browseCollabs.ts'
import { browseContent } from './calls/browseContent.ts'
import { browseCreators } from './calls/browseCreators.ts'
import { changeStaffRole } from './calls/changeStaffRole.ts'
import { countBrandsByCity } from './calls/countBrandsByCity.ts'
import { countCreatorsByCity } from './calls/countCreatorsByCity.ts'
import { countVisitsByCity } from './calls/countVisitsByCity.ts'
import { countVisitsByVenue } from './calls/countVisitsByVenue.ts'
import { disableSignIn } from './calls/disableSignIn.ts'
import { enableSignIn } from './calls/enableSignIn.ts'
import { endAccountSessions } from './calls/endAccountSessions.ts'
import { endStaff } from './calls/endStaff.ts'
import { findRecords } from './calls/findRecords.ts'
import { getAccountDetails } from './calls/getAccountDetails.ts'
import { getTraining } from './calls/getTraining.ts'
import { grantSecondFactorDay } from './calls/grantSecondFactorDay.ts'
import { inviteStaff } from './calls/inviteStaff.ts'
import { linkProfile } from './calls/linkProfile.ts'
import { listAudit } from './calls/listAudit.ts'
import { listIntegrations } from './calls/listIntegrations.ts'
import { listStaff } from './calls/listStaff.ts'
import { listVisitCalendar } from './calls/listVisitCalendar.ts'
import { mailAccountLink } from './calls/mailAccountLink.ts'
import { makeSignInAsLink } from './calls/makeSignInAsLink.ts'
import { mergeAccounts } from './calls/mergeAccounts.ts'
import { resetSecondFactor } from './calls/resetSecondFactor.ts'
import { saveStaffCard } from './calls/saveStaffCard.ts'
import { saveStaffPhoto } from './calls/saveStaffPhoto.ts'
import { stopViewing } from './calls/stopViewing.ts'
import { unlinkProfile } from './calls/unlinkProfile.ts'
import { viewAsProfile } from './calls/viewAsProfile.ts'

export const staffHandlers: HandlersOf<typeof staffCalls> = {
  assignBrands,
  browseAccounts,
  browseBrands,
  browseBriefs,
  browseCollabs,
  browseContent,
  browseCreators,
  changeStaffRole,
  countBrandsByCity,
  countCreatorsByCity,
  countVisitsByCity,
  countVisitsByVenue,
  disableSignIn,
  enableSignIn,
  endAccountSessions,
  endStaff,
  findRecords,
  getAccountDetails,
  getTraining,
  grantSecondFactorDay,
  inviteStaff,
  linkProfile,
  listAudit,
  listIntegrations,
  listStaff,
  listVisitCalendar,
  mailAccountLink,
  makeSignInAsLink,
  mergeAccounts,
  resetSecondFactor,
  saveStaffCard,
  saveStaffPhoto,
  stopViewing,
  unlinkProfile,
  viewAsProfile,
}

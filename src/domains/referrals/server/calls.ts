import type { HandlersOf } from '../../../access/server/handler.ts'
import type { referralCalls } from '../contract.ts'
import { browseReferrals } from './calls/browseReferrals.ts'
import { getReferralLink } from './calls/getReferralLink.ts'
import { getThankYous } from './calls/getThankYous.ts'
import { giveThankYou } from './calls/giveThankYou.ts'
import { listReferrals } from './calls/listReferrals.ts'
import { refuseThankYou } from './calls/refuseThankYou.ts'
import { saveThankYou } from './calls/saveThankYou.ts'

export const referralHandlers: HandlersOf<typeof referralCalls> = {
  getReferralLink,
  listReferrals,
  browseReferrals,
  getThankYous,
  saveThankYou,
  giveThankYou,
  refuseThankYou,
}

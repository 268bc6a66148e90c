import type { Handler } from '../../../../access/server/handler.ts'
import type { referralCalls } from '../../contract.ts'
import { assertInviter, codeOf, findInviter } from '../inviters.ts'
import { isFull } from '../joined.ts'
import { findThankYous } from '../thank-yous.ts'

export const getReferralLink: Handler<typeof referralCalls.getReferralLink> = async (
  { profileUid },
  { actor, db, primary, config },
) => {
  assertInviter(actor, profileUid)
  const { influencer, brand } = await findThankYous(db)
  const inviter = await findInviter(db, profileUid)
  return {
    url: inviter && `${config.publicUrl}/join/${await codeOf(primary, profileUid)}`,
    thankYous: { influencer: influencer.isOn ? influencer.text : null, brand: brand.isOn ? brand.text : null },
    isFull: await isFull(db, profileUid),
  }
}

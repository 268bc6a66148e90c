import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { referralCalls } from '../../contract.ts'
import { referralsSearch } from '../links.ts'
import { OwnLink } from './referrals/OwnLink.tsx'
import { WhoJoined } from './referrals/WhoJoined.tsx'

/** `/app/referrals`: the link of a creator or a brand, and whom they have brought. */
export function ReferralsScreen() {
  const [address] = useAddress(referralsSearch)
  const profileUid = useProfileUid(address.uid)
  const link = useRead(referralCalls.getReferralLink, { profileUid })
  const isBrand = profileUid.startsWith('brand_')
  return (
    <Screen title={isBrand ? 'Invite other venues' : 'Invite friends and venues'} of={link} shape="form">
      {(data) => (
        <div className="two-columns">
          <OwnLink link={data} isBrand={isBrand} />
          <WhoJoined profileUid={profileUid} />
        </div>
      )}
    </Screen>
  )
}

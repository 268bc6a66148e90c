import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { ownProfileSearch } from '../../../profiles/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { BackToGroup } from './group/BackToGroup.tsx'
import { groupCalls } from '../../contract.ts'
import { CommonDefaults } from './group/CommonDefaults.tsx'
import { VenueDefaults } from './group/VenueDefaults.tsx'

/** What all venues have in common, and which of them goes its own way. */
export function GroupDefaultsScreen() {
  const [{ uid }] = useAddress(ownProfileSearch)
  const brandUid = useProfileUid(uid)
  const defaults = useRead(groupCalls.getGroupDefaults, { brandUid })
  return (
    <Screen
      title="Rules and defaults"
      lead={
        <BackToGroup brandUid={brandUid}>
          House rules, and defaults for new briefs. Each venue can have its own.
        </BackToGroup>
      }
      of={defaults}
      shape="form"
    >
      {(data) => (
        <div className="two-columns">
          <CommonDefaults key={data.name} brandUid={brandUid} data={data} />
          <VenueDefaults data={data} />
        </div>
      )}
    </Screen>
  )
}

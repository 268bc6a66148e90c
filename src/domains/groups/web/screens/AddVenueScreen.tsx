import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { ownProfileSearch } from '../../../profiles/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { groupCalls } from '../../contract.ts'
import { AddVenueForm } from './group/AddVenueForm.tsx'

/** One venue more: what it is, who works there, and what it costs before anything is done. */
export function AddVenueScreen() {
  const [{ uid }] = useAddress(ownProfileSearch)
  const brandUid = useProfileUid(uid)
  const offer = useRead(groupCalls.getVenuePrice, { brandUid })
  return (
    <Screen
      title="Add a venue"
      lead={offer.data ? `It will be part of ${offer.data.name}.` : '\u00a0'}
      width="narrow"
      of={offer}
      shape="form"
    >
      {(data) => <AddVenueForm brandUid={brandUid} offer={data} />}
    </Screen>
  )
}

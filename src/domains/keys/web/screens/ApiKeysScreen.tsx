import { useAddress } from '../../../../kit/web/route.ts'
import { ownProfileSearch } from '../../../profiles/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { KeyList } from './keys/KeyList.tsx'

/** The keys with which other programs work for a venue's organisation. */
export function ApiKeysScreen() {
  const [{ uid }] = useAddress(ownProfileSearch)
  return (
    <KeyList
      brandUid={useProfileUid(uid)}
      lead="Connect your till, booking system or reports. A key works at the venues you manage, within the permissions you choose."
    />
  )
}

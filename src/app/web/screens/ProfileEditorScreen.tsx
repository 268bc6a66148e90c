import { ConnectedAccounts } from '../../../domains/platforms/web/parts/ConnectedAccounts.tsx'
import { ProfileEditor } from '../../../domains/profiles/web/parts/ProfileEditor.tsx'

/** An influencer's own profile, with the accounts that are connected to it. */
export function ProfileEditorScreen() {
  return <ProfileEditor accounts={(influencerUid) => <ConnectedAccounts influencerUid={influencerUid} />} />
}

import { YourAccounts } from '../../../domains/platforms/web/parts/YourAccounts.tsx'
import { ProfileEditor } from '../../../domains/profiles/web/parts/ProfileEditor.tsx'

/** An influencer's own profile, with the accounts on platforms. */
export function ProfileEditorScreen() {
  return <ProfileEditor accounts={(profile) => <YourAccounts profile={profile} />} />
}

import { Commitments } from '../../../domains/collabs/web/parts/Commitments.tsx'
import { PostsToShow } from '../../../domains/platforms/web/parts/PostsToShow.tsx'
import { YourAccounts } from '../../../domains/platforms/web/parts/YourAccounts.tsx'
import { ProfileEditor } from '../../../domains/profiles/web/parts/ProfileEditor.tsx'
import { UsualNeeds } from '../../../domains/visits/web/parts/UsualNeeds.tsx'
import { ProfilePreview } from './profile-editor/ProfilePreview.tsx'

/** An influencer's own profile, with the accounts on platforms, what brands see of it, what they don’t eat, and how many collabs they may have open. */
export function ProfileEditorScreen() {
  return (
    <ProfileEditor
      accounts={(profile) => <YourAccounts profile={profile} />}
      posts={({ uid }) => <PostsToShow influencerUid={uid} />}
      preview={(profile, draft) => <ProfilePreview profile={profile} draft={draft} />}
      needs={<UsualNeeds />}
      levels={({ uid }) => <Commitments influencerUid={uid} />}
    />
  )
}

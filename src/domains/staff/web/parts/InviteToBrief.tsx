import { DialogBox } from '../../../../kit/web/dialog-box.tsx'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { InviteForm } from '../../../discovery/web/parts/InviteForm.tsx'
import { useTeam } from '../team.ts'
import { useLiveBriefs } from '../use-live-briefs.ts'

type Props = { creator: { uid: string; name: string }; onClose: () => void }

/** Invites a creator to a live brief of any brand that the reader looks after. */
export function InviteToBrief({ creator, onClose }: Props) {
  const briefs = useLiveBriefs(useTeam().self)
  return (
    <DialogBox opened onClose={onClose} title={`Invite ${creator.name}`} size="md">
      {briefs?.length === 0 ? (
        <EmptyState
          title="No live briefs"
          text="Briefs of the brands you look after will appear here once they’re live."
        />
      ) : (
        <InviteForm creator={creator} briefs={briefs ?? []} briefUid={undefined} onClose={onClose} />
      )}
    </DialogBox>
  )
}

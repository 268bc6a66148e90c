import { DialogBox } from '../../../../kit/web/dialog-box.tsx'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { InviteForm } from '../../../discovery/web/parts/InviteForm.tsx'
import { useTeam } from '../team.ts'
import { useLiveBriefs } from '../use-live-briefs.ts'

type Props = { creator: { uid: string; name: string }; onClose: () => void }

/** Invites a creator to a live brief of any brand that the reader looks after. */
export function InviteToBrief({ creator, onClose }: Props) {
  const { of, isNone, choices, onSearch } = useLiveBriefs(useTeam().self)
  return (
    <DialogBox opened onClose={onClose} title={`Invite ${creator.name}`} size="md">
      <Loaded of={of} shape="lines">
        {() =>
          isNone ? (
            <EmptyState
              title="No live briefs"
              text="Briefs of the brands you look after will appear here once they’re live."
            />
          ) : (
            <InviteForm creator={creator} briefs={choices} briefUid={undefined} onSearch={onSearch} onClose={onClose} />
          )
        }
      </Loaded>
    </DialogBox>
  )
}

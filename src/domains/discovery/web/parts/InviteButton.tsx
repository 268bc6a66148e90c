import { Button } from '@mantine/core'
import { useState } from 'react'
import { useList } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { briefCalls } from '../../../briefs/contract.ts'
import { toBriefs } from '../../../briefs/web/links.ts'
import { InviteForm } from './InviteForm.tsx'

type Props = {
  creator: { uid: string; name: string }
  brandUid: string
  /** The brief that is chosen at first; without one, the newest that is live. */
  briefUid?: string | undefined
}

/** Invites a creator to one of the brand's live briefs, with a message. */
export function InviteButton({ creator, brandUid, briefUid }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" data-key="i" onClick={() => setIsOpen(true)}>
        Invite
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={`Invite ${creator.name}`} size="md">
        <InviteToOwn creator={creator} brandUid={brandUid} briefUid={briefUid} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function InviteToOwn({ creator, brandUid, briefUid, onClose }: Props & { onClose: () => void }) {
  const briefs = useList(briefCalls.listBrandBriefs, { brandUid, status: 'live' })
  if (briefs.data && briefs.rows.length === 0 && !briefUid)
    return (
      <EmptyState
        title="You have no live briefs"
        text={`Publish a brief first, then invite ${creator.name} to it.`}
        action={
          <Button component={LinkTo} to={toBriefs(brandUid)}>
            Go to your briefs
          </Button>
        }
      />
    )
  const choices = briefs.rows.map(({ card: { uid, title } }) => ({ value: uid, label: title }))
  return <InviteForm creator={creator} briefs={choices} briefUid={briefUid ?? choices[0]?.value} onClose={onClose} />
}

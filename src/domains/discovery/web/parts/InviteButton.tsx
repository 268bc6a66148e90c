import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { briefCalls } from '../../../briefs/contract.ts'
import { toBriefs } from '../../../briefs/web/links.ts'
import { collabCalls } from '../../../collabs/contract.ts'

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
        <InviteForm creator={creator} brandUid={brandUid} briefUid={briefUid} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function InviteForm({ creator, brandUid, briefUid, onClose }: Props & { onClose: () => void }) {
  const briefs = useList(briefCalls.listBrandBriefs, { brandUid, status: 'live' })
  const [chosen, setChosen] = useState(briefUid)
  const [message, setMessage] = useState('')
  const invite = useWrite(collabCalls.inviteInfluencer, {
    onDone: () => {
      onClose()
      showSuccess(`Invitation sent to ${creator.name}.`)
    },
  })
  const to = chosen ?? briefs.rows[0]?.card.uid
  if (briefs.data && !to)
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
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (to) void invite({ briefUid: to, influencerUid: creator.uid, message })
      }}
    >
      <Stack>
        <NativeSelect
          label="Brief"
          data={briefs.rows.map(({ card: { uid, title } }) => ({ value: uid, label: title }))}
          value={to ?? ''}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Textarea
          data-autofocus
          label="Message"
          description="Say why you’d like to work with them. A sentence is enough."
          minRows={3}
          autosize
          maxLength={600}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <GuardedButton type="submit" loading={invite.busy} missing={to ? null : 'Choose a brief first.'}>
            Send invitation
          </GuardedButton>
        </Group>
      </Stack>
    </form>
  )
}

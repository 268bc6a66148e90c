import { Group, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList } from '../../../../kit/web/calls.ts'
import { counted } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { briefCalls } from '../../../briefs/contract.ts'
import type { collabCalls } from '../../../collabs/contract.ts'

type FormProps = {
  creators: readonly { uid: string; name: string }[]
  brandUid: string
  briefUid?: string | undefined
  /** What they are told; it outlives the form, so that nobody writes it twice after undoing. */
  message: string
  onMessage: (message: string) => void
  /** With the brief that is chosen. */
  onSend: (briefUid: string) => void
}

/** Invites several creators to one brief with one message: who, to what and with which words. */
export function InviteForm({ creators, brandUid, briefUid, message, onMessage, onSend }: FormProps) {
  const briefs = useList(briefCalls.listBrandBriefs, { brandUid, status: 'live' })
  const [chosen, setChosen] = useState(briefUid)
  const to = chosen ?? briefs.rows[0]?.card.uid
  const names = creators.map(({ name }) => name)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (to) onSend(to)
      }}
    >
      <Stack>
        <div>
          <b>To</b> {new Intl.ListFormat('en-GB').format(names)}
        </div>
        <NativeSelect
          label="Brief"
          description={briefs.data && briefs.rows.length === 0 ? 'Publish a brief first, then invite.' : undefined}
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
          onChange={(event) => onMessage(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <GuardedButton type="submit" missing={to ? null : 'Choose a brief first.'}>
            Send {counted(creators.length, 'invitation')}
          </GuardedButton>
        </Group>
      </Stack>
    </form>
  )
}

/** How many invitations were sent, and for each that was not why. */
export function NotSent({ result: { invited, refused } }: { result: OutputOf<typeof collabCalls.inviteInfluencers> }) {
  return (
    <div role="status">
      {counted(invited.length, 'invitation')} sent. <b>{refused.length} not sent:</b>
      <ul>
        {refused.map(({ uid, name, why }) => (
          <li key={uid}>
            {name}: {why}
          </li>
        ))}
      </ul>
    </div>
  )
}

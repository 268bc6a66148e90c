import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { TableChoice } from '../../../../kit/contract/table.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { SearchedSelect } from '../../../../kit/web/searched-select.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { collabCalls } from '../../../collabs/contract.ts'

type Props = {
  creator: { uid: string; name: string }
  briefs: readonly TableChoice[]
  /** The brief that is chosen at first. */
  briefUid: string | undefined
  /** Where there are more than are listed: looks for some. */
  onSearch?: (typed: string) => void
  onClose: () => void
}

/** Which brief a creator is invited to, and with which words. */
export function InviteForm({ creator, briefs, briefUid, onSearch, onClose }: Props) {
  const [chosen, setChosen] = useState<string>()
  const [message, setMessage] = useState('')
  const invite = useWrite(collabCalls.inviteInfluencer, {
    onDone: () => {
      onClose()
      showSuccess(`Invitation sent to ${creator.name}.`)
    },
  })
  const to = chosen ?? briefUid
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (to) void invite({ briefUid: to, influencerUid: creator.uid, message })
      }}
    >
      <Stack>
        {onSearch ? (
          <SearchedSelect
            label="Brief"
            choices={briefs}
            value={to ?? ''}
            onChange={setChosen}
            onSearch={onSearch}
            isFirst={!briefUid}
          />
        ) : (
          <NativeSelect
            label="Brief"
            data-autofocus={!briefUid || undefined}
            data={briefUid ? [...briefs] : [{ value: '', label: 'Choose' }, ...briefs]}
            value={to ?? ''}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        <Textarea
          data-autofocus={briefUid !== undefined || undefined}
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

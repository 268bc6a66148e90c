import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { briefCalls } from '../../../briefs/contract.ts'
import { collabCalls } from '../../../collabs/contract.ts'
import { mostInvited } from '../../../collabs/windows.ts'

type Creator = { uid: string; name: string }
type Result = OutputOf<typeof collabCalls.inviteInfluencers>
type Props = {
  creators: readonly Creator[]
  brandUid: string
  briefUid?: string | undefined
  /** After it is done and read. */
  onDone: () => void
}

/** Invites several creators to one brief with one message: first who, to what and with which words, then how it went for each. */
export function InviteMany({ creators, brandUid, briefUid, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [result, setResult] = useState<Result | null>(null)
  const close = () => {
    setIsOpen(false)
    if (!result) return
    setResult(null)
    onDone()
  }
  return (
    <>
      <Button disabled={creators.length > mostInvited} onClick={() => setIsOpen(true)}>
        {creators.length > mostInvited ? `Choose at most ${mostInvited}` : `Invite ${creators.length}`}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={result ? 'Invitations sent' : `Invite ${creators.length} creators`}
        size="md"
      >
        {result ? (
          <HowItWent result={result} onClose={close} />
        ) : (
          <InviteForm creators={creators} brandUid={brandUid} briefUid={briefUid} onSent={setResult} />
        )}
      </Dialog>
    </>
  )
}

type FormProps = Omit<Props, 'onDone'> & { onSent: (result: Result) => void }

function InviteForm({ creators, brandUid, briefUid, onSent }: FormProps) {
  const briefs = useList(briefCalls.listBrandBriefs, { brandUid, status: 'live' })
  const [chosen, setChosen] = useState(briefUid)
  const [message, setMessage] = useState('')
  const invite = useWrite(collabCalls.inviteInfluencers, { onDone: onSent })
  const to = chosen ?? briefs.rows[0]?.card.uid
  const names = creators.map(({ name }) => name)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (to) void invite({ briefUid: to, influencerUids: creators.map(({ uid }) => uid), message })
      }}
    >
      <Stack>
        <div>
          <b>To</b> {new Intl.ListFormat('en-GB').format(names)}
        </div>
        <NativeSelect
          label="Brief"
          description={
            briefs.data && briefs.rows.length === 0 ? 'You need a live brief to invite somebody.' : undefined
          }
          data={briefs.rows.map(({ card: { uid, title } }) => ({ value: uid, label: title }))}
          value={to ?? ''}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Textarea
          data-autofocus
          label="Message"
          description="One sentence about why you’d like them gets more replies."
          minRows={3}
          autosize
          maxLength={600}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={invite.busy} disabled={!to}>
            Send {creators.length} invitations
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function HowItWent({ result: { invited, refused }, onClose }: { result: Result; onClose: () => void }) {
  return (
    <Stack>
      {invited.length > 0 && (
        <Note tone="good">
          {invited.length} invited: {new Intl.ListFormat('en-GB').format(invited.map(({ name }) => name))}.
        </Note>
      )}
      {refused.length > 0 && (
        <Note tone="warn">
          <b>{refused.length} not invited</b>
          <ul>
            {refused.map(({ uid, name, why }) => (
              <li key={uid}>
                {name}: {why}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Group justify="flex-end">
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  )
}

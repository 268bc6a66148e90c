import { Button, Group, Radio, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { useHeldTexts, useHeldWrite } from '../../../../kit/web/held-write.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { toBrief } from '../../../briefs/web/links.ts'
import { collabCalls } from '../../contract.ts'
import { type DeclineReason, declineReasons } from '../../windows.ts'
import { ApproveSuggested } from './ApproveSuggested.tsx'
import type { CollabData } from './StageBadge.tsx'

const reasonLabels: Record<DeclineReason, string> = {
  'not-a-fit': 'Not the right fit',
  dates: 'The dates don’t work',
  full: 'We’re full',
  'similar-recently': 'We recently worked with someone similar',
  other: 'Another reason',
}

type Props = {
  collab: CollabData
  /** As one of several on a page: none of them is the page's main button. */
  isOneOfMany?: boolean
  /** Before the answer is shown as given: where it stood may be gone then. */
  onAnswer?: () => void
  /** After it was taken back. */
  onUndone?: () => void
}

/**
 * Yes with one click, or two where other terms are suggested; no with a reason. For whoever was asked. Both can be undone for ten seconds, but for a creator’s own yes:
 * they book next, and can withdraw.
 */
export function AnswerButtons({ collab, isOneOfMany = false, onAnswer, onUndone }: Props) {
  const [declining, setDeclining] = useState(false)
  const [refused, setRefused] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const accept = useWrite(collabCalls.approveCollab, {
    onDone: () => showSuccess(collab.brief.stay ? 'You’re in. Pick your nights.' : 'You’re in. Pick a time.'),
  })
  const approve = useHeldWrite(collabCalls.approveCollab)
  const decline = useHeldWrite(collabCalls.declineCollab)
  const given = useHeldTexts().get(collab.uid)
  const { uid, version, can, side, suggestion } = collab
  const other = side === 'influencer' ? collab.brand.name : collab.influencer.name
  const held = (text: string) => ({ text, about: uid, onUndone })
  if (given) return <span className="dim">{given}</span>
  return (
    <Group gap="sm" wrap="nowrap">
      {can.approve && (
        <Button
          loading={accept.busy}
          variant={isOneOfMany ? 'light' : 'filled'}
          data-key="a"
          onClick={() => {
            if (side === 'influencer') return void accept({ uid, version })
            if (collab.brief.isFull) return setRefused(true)
            if (suggestion) return setChoosing(true)
            onAnswer?.()
            approve({ uid, version }, held(`Approved ${other}.`))
          }}
        >
          {side === 'influencer' ? 'Accept' : 'Approve'}
        </Button>
      )}
      {can.decline && (
        <Button variant="default" data-key="d" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      )}
      <NoSpots collab={collab} opened={refused} onClose={() => setRefused(false)} />
      <Dialog opened={choosing} onClose={() => setChoosing(false)} title={`Approve ${other}`} size="md">
        <ApproveSuggested
          collab={collab}
          onClose={() => setChoosing(false)}
          onApprove={(terms) => {
            setChoosing(false)
            onAnswer?.()
            const text = `Approved ${other} with ${terms === 'suggested' ? 'the suggested terms' : 'the brief’s terms'}.`
            approve({ uid, version, terms }, held(text))
          }}
        />
      </Dialog>
      <Dialog
        opened={declining}
        onClose={() => setDeclining(false)}
        title={`Decline ${other}`}
        size="md"
        description="They’ll see a polite message. Only your team and ours can see your note."
      >
        <DeclineForm
          verb={collab.startedBy === 'influencer' ? 'Decline request' : 'Decline invitation'}
          onClose={() => setDeclining(false)}
          onDecline={(reason, note) => {
            setDeclining(false)
            onAnswer?.()
            decline({ uid, version, reason, note }, held(`Declined ${other}.`))
          }}
        />
      </Dialog>
    </Group>
  )
}

/** Why a full brief takes nobody more, and the way on; the request stays. */
function NoSpots({ collab, opened, onClose }: { collab: CollabData; opened: boolean; onClose: () => void }) {
  const { brand, brief, influencer } = collab
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="All spots are taken"
      size="md"
      description={`“${brief.title}” is fully booked. Add spots to the brief, then approve ${influencer.name}.`}
    >
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
        <Button component={LinkTo} to={toBrief(brand.uid, brief.uid)}>
          Add spots
        </Button>
      </Group>
    </Dialog>
  )
}

type FormProps = { verb: string; onClose: () => void; onDecline: (reason: DeclineReason, note: string) => void }

function DeclineForm({ verb, onClose, onDecline }: FormProps) {
  const [reason, setReason] = useState<DeclineReason>('not-a-fit')
  const [note, setNote] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onDecline(reason, note)
      }}
    >
      <Stack>
        <Radio.Group label="Reason" value={reason} onChange={(value) => setReason(value as DeclineReason)}>
          <Stack gap={6} mt={6}>
            {Object.entries(reasonLabels).map(([value, label], at) => (
              <Radio key={value} value={value} label={label} {...(at === 0 && { 'data-autofocus': true })} />
            ))}
          </Stack>
        </Radio.Group>
        <div className="note" data-tone="mute">
          They’ll see: “{declineReasons[reason]}”
        </div>
        <Textarea
          label="Private note (optional)"
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" color="red">
            {verb}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { UploadTile } from '../../../media/web/parts/UploadTile.tsx'
import { visitCalls } from '../../contract.ts'
import { useNow } from '../../../collabs/web/use-now.ts'
import { SayOnce } from './SayOnce.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { noShowAfterMs, noShowUntilMs } from '../../windows.ts'

/** A visit that did not happen: said by one side, answered once by the other, decided by staff. */
export function VisitIssues({ collab }: { collab: CollabData }) {
  const { can, venueAnswer } = collab
  const now = useNow()
  const since = collab.visit ? now - Date.parse(collab.visit.startsAt) : -1
  const isInTime = since >= noShowAfterMs && since <= noShowUntilMs
  return (
    <>
      {isInTime && can.markNoShow && <MarkNoShow collab={collab} />}
      {isInTime && can.markNotHosted && <MarkNotHosted collab={collab} />}
      {venueAnswer && <Note tone="mute">The venue says: “{venueAnswer.text}”</Note>}
      {can.answerNotHosted && <AnswerNotHosted uid={collab.uid} />}
      <DisputeSoFar collab={collab} />
      {can.dispute && <Dispute uid={collab.uid} />}
      {can.decide && <Decide uid={collab.uid} />}
    </>
  )
}

function MarkNoShow({ collab }: { collab: CollabData }) {
  const mark = useWrite(visitCalls.markNoShow)
  const { uid, version, influencer } = collab
  const ask = async () =>
    (await confirm(`Mark ${influencer.name} as a no-show? This affects their reliability. They can dispute it once.`, [
      { label: 'Back', value: false },
      { label: 'Mark as no-show', value: true, style: 'danger' },
    ])) && mark({ uid, version })
  return (
    <Note tone="warn">
      <Group justify="space-between">
        <span>Did {influencer.name} not turn up?</span>
        <Button variant="default" loading={mark.busy} onClick={() => void ask()}>
          Mark as no-show
        </Button>
      </Group>
    </Note>
  )
}

function MarkNotHosted({ collab }: { collab: CollabData }) {
  const [open, setOpen] = useState(false)
  const mark = useWrite(visitCalls.markNotHosted)
  const { uid, version } = collab
  if (!open) {
    return (
      <Button className="at-start" variant="subtle" color="gray" onClick={() => setOpen(true)}>
        The venue couldn’t host
      </Button>
    )
  }
  return (
    <SayOnce
      label="What happened?"
      hint="This affects the venue’s reliability, not yours. The venue can reply once."
      action="Send"
      most={500}
      busy={mark.busy}
      onSay={(reason) => void mark({ uid, version, reason })}
    />
  )
}

function AnswerNotHosted({ uid }: { uid: string }) {
  const answer = useWrite(visitCalls.answerNotHosted)
  return (
    <SayOnce
      label="Your reply"
      hint="You can reply once. The creator and your account manager will see it."
      action="Send reply"
      most={1_000}
      busy={answer.busy}
      onSay={(text) => void answer({ uid, text })}
    />
  )
}

function DisputeSoFar({ collab: { dispute } }: { collab: CollabData }) {
  if (!dispute) return null
  const isReversed = dispute.decision === 'reversed'
  return (
    <>
      <Note tone="mute">The creator says: “{dispute.text}”</Note>
      {dispute.evidence && <Picture path={dispute.evidence.file_path} alt="Evidence" sizes="320px" />}
      {dispute.decision && (
        <Note tone={isReversed ? 'good' : 'mute'}>
          {isReversed ? 'No-show removed' : 'No-show upheld'}: {dispute.reason}
        </Note>
      )}
    </>
  )
}

function Dispute({ uid }: { uid: string }) {
  const [fileUid, setFileUid] = useState<string>()
  const dispute = useWrite(visitCalls.disputeNoShow, { onDone: () => showSuccess('Sent. Our team will review it.') })
  return (
    <Stack gap="sm">
      <SayOnce
        label="Dispute this no-show"
        hint="If you were there, tell us what happened. You can do this once, and a photo helps. Our team will decide."
        action="Dispute no-show"
        most={1_000}
        busy={dispute.busy}
        onSay={(text) => void dispute({ uid, text, fileUid })}
      >
        <UploadTile label="Photo as evidence (optional)" kind="image" onDone={setFileUid} />
      </SayOnce>
    </Stack>
  )
}

function Decide({ uid }: { uid: string }) {
  const [reason, setReason] = useState('')
  const decide = useWrite(visitCalls.decideDispute)
  const say = (decision: 'stands' | 'reversed') => void decide({ uid, decision, reason })
  const missing = reason.trim() === '' ? 'Explain your decision first.' : null
  return (
    <Stack gap="sm">
      <Textarea
        label="Explain your decision (both sides will see this)"
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group>
        <GuardedButton missing={missing} loading={decide.busy} onClick={() => say('reversed')}>
          Remove no-show
        </GuardedButton>
        <GuardedButton variant="default" missing={missing} loading={decide.busy} onClick={() => say('stands')}>
          Uphold no-show
        </GuardedButton>
      </Group>
    </Stack>
  )
}

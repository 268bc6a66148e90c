import { Button, Group, Kbd } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { useHeldTexts, useHeldWrite } from '../../../../kit/web/held-write.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { toBrief } from '../../../briefs/web/links.ts'
import { collabCalls } from '../../contract.ts'
import { visitTimeThere } from '../visit-time-there.ts'
import { ApproveSuggested } from './ApproveSuggested.tsx'
import { bookingWords } from '../booked-words.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import type { CollabData } from './StageBadge.tsx'

type Props = {
  collab: CollabData
  /** As one of several on a page: none of them is the page's main button. */
  isOneOfMany?: boolean
  /** Whether its letters work where it stands: they are shown then. */
  hasKeys?: boolean
  /** Before the answer is shown as given: where it stood may be gone then. */
  onAnswer?: () => void
  /** After it was taken back. */
  onUndone?: () => void
}

/**
 * Yes with one click, or two where other terms are suggested; no with a reason. For whoever was asked. Both can be undone for ten seconds, but for a creator’s own yes:
 * they book next, and can withdraw.
 */
export function AnswerButtons({ collab, isOneOfMany = false, hasKeys = false, onAnswer, onUndone }: Props) {
  const [declining, setDeclining] = useState(false)
  const [refused, setRefused] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const accept = useWrite(collabCalls.approveCollab, {
    onDone: () => showSuccess(collab.brief.stay ? 'You’re in. Pick your nights.' : 'You’re in. Pick a time.'),
  })
  const approve = useHeldWrite(collabCalls.approveCollab, ({ visit, brand, influencer }) => {
    if (visit) showSuccess(`Approved. ${influencer.name} is booked for ${visitTimeThere(visit, brand.timezone)}.`)
  })
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
          {...keyOf('a', hasKeys)}
          onClick={() => {
            if (side === 'influencer') return void accept({ uid, version })
            if (collab.brief.isFull) return setRefused(true)
            if (suggestion) return setChoosing(true)
            onAnswer?.()
            approve({ uid, version }, held(`Approved ${other}.${bookingWords(collab)}`))
          }}
        >
          {side === 'influencer' ? 'Accept' : 'Approve'}
        </Button>
      )}
      {can.decline && (
        <Button variant="default" {...keyOf('d', hasKeys)} onClick={() => setDeclining(true)}>
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
            const text = `Approved ${other} with ${terms === 'suggested' ? 'the suggested terms' : 'the brief’s terms'}.${bookingWords(collab)}`
            approve({ uid, version, terms }, held(text))
          }}
        />
      </Dialog>
      <DeclineDialog
        opened={declining}
        onClose={() => setDeclining(false)}
        name={other}
        by={collab.startedBy === 'influencer' ? 'brand' : 'influencer'}
        byTeam={side === 'staff'}
        onDecline={(reason, note) => {
          setDeclining(false)
          onAnswer?.()
          decline({ uid, version, reason, note }, held(`Declined ${other}.`))
        }}
      />
    </Group>
  )
}

const keyOf = (letter: string, isShown: boolean) => ({
  'data-key': letter,
  rightSection: isShown && <Kbd size="xs">{letter.toUpperCase()}</Kbd>,
})

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

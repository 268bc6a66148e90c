import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { dateTime, timeLeft } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { toCollab } from '../../../../collabs/web/links.ts'
import { AnswerButtons } from '../../../../collabs/web/parts/AnswerButtons.tsx'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { visitTimeThere } from '../../../../collabs/web/visit-time-there.ts'
import { useNow } from '../../../../collabs/web/use-now.ts'
import type { DeliverableData } from '../../../../content/web/deliverable-words.ts'
import { type Turn, turnOf } from '../../../../content/web/whose-turn.ts'
import { visitCalls } from '../../../../visits/contract.ts'
import { isAhead } from '../../../../visits/web/ahead.ts'
import { MoveVisit } from '../../../../visits/web/parts/MoveVisit.tsx'
import { SlotPicker } from '../../../../visits/web/parts/SlotPicker.tsx'
import styles from '../dms.module.css'

/** What the collab waits for from the reader, with the way to do it, where they talk about it, and another time for the visit; nothing while others are to act. */
export function TurnCard({ collab, deliverables }: { collab: CollabData; deliverables: readonly DeliverableData[] }) {
  const at = useNow()
  const now = new Date(at)
  const turn = turnOf(collab, deliverables, now, collab.side)
  const { can, visit, brand, influencer, side } = collab
  const moves = (can.reschedule || can.proposeSlots) && isAhead(collab, at)
  if (!turn || turn.side !== side)
    return moves && visit ? (
      <section className={styles.turn} aria-label="Visit">
        <div>
          <b>{visit.released ? `${influencer.name} can choose another time` : visitTimeThere(visit, brand.timezone)}</b>
          {visit.proposed.length > 0 && (
            <small className="dim">Waiting for {influencer.name} to choose another time</small>
          )}
        </div>
        <MoveVisit collab={collab} />
      </section>
    ) : null
  return (
    <section className={styles.turn} aria-label="Your turn">
      <div>
        <b>{turn.yours}</b>
        {turn.until && (
          <small className="dim">
            {turn.autoApproves && 'Auto-approves '}
            {dateTime(turn.until, collab.brand.timezone)}
            {!turn.opens && ` (${timeLeft(turn.until, now)})`}
          </small>
        )}
      </div>
      <Group gap="sm">
        <TurnAction collab={collab} turn={turn} />
        {moves && <MoveVisit collab={collab} />}
      </Group>
    </section>
  )
}

function TurnAction({ collab, turn }: { collab: CollabData; turn: Turn }) {
  const { uid, version, can, stage, side, visit } = collab
  const [choosing, setChoosing] = useState(false)
  const confirm = useWrite(visitCalls.confirmVisit, {
    onDone: () => showSuccess('Confirmed. We’ve let the venue know.'),
  })
  if (can.approve || can.decline) return <AnswerButtons collab={collab} isOneOfMany />
  if (stage === 3 && can.schedule)
    return (
      <>
        <Button variant="light" onClick={() => setChoosing(true)}>
          {collab.terms?.stay ? 'Choose nights' : 'Choose a time'}
        </Button>
        <Dialog opened={choosing} onClose={() => setChoosing(false)} title={turn.yours} isPage>
          <SlotPicker collab={collab} onDone={() => setChoosing(false)} />
        </Dialog>
      </>
    )
  if (can.confirm && visit && !visit.confirmed && visit.proposed.length === 0)
    return turn.opens ? null : (
      <Button variant="light" loading={confirm.busy} onClick={() => void confirm({ uid, version })}>
        Confirm
      </Button>
    )
  return (
    <Button
      component={LinkTo}
      to={toCollab(uid, collab[side === 'brand' ? 'brand' : 'influencer'].uid)}
      variant="default"
    >
      {turn.autoApproves ? 'Review content' : 'Open collab'}
    </Button>
  )
}

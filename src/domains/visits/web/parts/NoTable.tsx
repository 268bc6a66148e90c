import { Button, Group } from '@mantine/core'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { visitCalls } from '../../contract.ts'
import { hasNoTable, type Table } from '../../table-words.ts'

/** A visit for which the venue’s booking system has no table: why, and the way on. */
export function NoTable({ collab: { uid, visit, side, can } }: { collab: CollabData }) {
  const keep = useWrite(visitCalls.reserveByHand, { onDone: () => showSuccess('Saved. We’ve let the creator know.') })
  const table = visit?.table
  if (!table || !hasNoTable(table)) return null
  if (side === 'influencer') {
    const words = forCreator[table.state]
    return words ? <Note tone="warn">{words}</Note> : null
  }
  return (
    <Note tone="warn">
      <Group justify="space-between">
        <span className="shrinks">{side === 'brand' ? forVenue[table.state] : forTeam[table.state]}</span>
        {can.proposeSlots && (
          <Button variant="default" loading={keep.busy} onClick={() => void keep({ uid })}>
            Mark as reserved
          </Button>
        )}
      </Group>
    </Note>
  )
}

type Words = Partial<Record<Table['state'], string>>
const forCreator: Words = {
  full: 'The venue’s system is full at this time. Choose another time.',
  declined: 'The venue’s table for this visit was cancelled. They’ll find another, or you can choose another time.',
}
const forVenue: Words = {
  full: 'Your booking system is full at this time. Suggest another time. If you’ve reserved a table yourself, mark it as reserved.',
  declined:
    'The table was cancelled in your booking system. Suggest another time. If you’ve reserved another table yourself, mark it as reserved.',
  refused:
    'Your booking system won’t reserve this table. We’ll keep trying. You can also suggest another time. If you’ve reserved a table yourself, mark it as reserved.',
}
const forTeam: Words = {
  full: 'The venue’s booking system is full at this time. They can suggest another time, or reserve a table themselves.',
  declined: 'The table was cancelled in the venue’s booking system. They can reserve another, or suggest another time.',
  refused: 'The venue’s booking system won’t reserve this table. They can reserve one themselves. We’ll keep trying.',
}

import { must } from '../../../../kit/contract/must.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { hasNoTable } from '../../table-words.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { ProposeTimes } from './ProposeTimes.tsx'
import { SlotPicker } from './SlotPicker.tsx'

/** Another time for a visit to come: its creator chooses one, its venue suggests some. */
export function MoveVisit({ collab }: { collab: CollabData }) {
  const [moving, setMoving] = useState(false)
  const [proposing, setProposing] = useState(false)
  const { can } = collab
  const { stay, released, proposed, table } = must(collab.visit, 'visit')
  const isUrgent = released || proposed.length > 0 || table?.state === 'full'
  const mustMove = table !== undefined && hasNoTable(table) && proposed.length === 0
  const another = stay ? 'other dates' : 'another time'
  return (
    <>
      <Group gap="sm">
        {can.reschedule && (
          <Button variant={isUrgent ? 'filled' : 'default'} onClick={() => setMoving(true)}>
            Choose {another}
          </Button>
        )}
        {can.proposeSlots && (
          <Button variant={mustMove ? 'filled' : 'default'} onClick={() => setProposing(true)}>
            Suggest other {stay ? 'dates' : 'times'}
          </Button>
        )}
      </Group>
      <ProposeTimes collab={collab} opened={proposing} onClose={() => setProposing(false)} />
      <Dialog opened={moving} onClose={() => setMoving(false)} title={stay ? 'Other dates' : 'Another time'}>
        <SlotPicker collab={collab} onDone={() => setMoving(false)} />
      </Dialog>
    </>
  )
}

import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { CancelDialog } from '../../../collabs/web/parts/CancelDialog.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'

/** Whoever cannot come is first offered another time, where one can still be had; then to cancel. */
export function CannotCome({ collab }: { collab: CollabData }) {
  const [open, setOpen] = useState<'ask' | 'move' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const { can } = collab
  const other = collab.visit?.stay ? 'other dates' : 'another time'
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setOpen(can.reschedule ? 'ask' : 'cancel')}>
        I can’t make it
      </Button>
      <Dialog
        opened={open === 'ask'}
        onClose={close}
        size="md"
        title="Can’t make it?"
        description="You can move your visit until 24 hours before it starts. Moving it doesn’t affect your reliability."
      >
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setOpen('cancel')}>
            Cancel collab
          </Button>
          <Button onClick={() => setOpen('move')}>Choose {other}</Button>
        </Group>
      </Dialog>
      <Dialog opened={open === 'move'} onClose={close} title={collab.visit?.stay ? 'Other dates' : 'Another time'}>
        <Stack>
          <SlotPicker collab={collab} onDone={close} />
        </Stack>
      </Dialog>
      <CancelDialog collab={collab} opened={open === 'cancel'} onClose={close} />
    </>
  )
}

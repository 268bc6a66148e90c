import { Button } from '@mantine/core'
import { useState } from 'react'
import { CancelDialog } from './CancelDialog.tsx'
import type { CollabData } from './StageBadge.tsx'

/** The way out, where there is one. */
export function LeaveCollab({ collab }: { collab: CollabData }) {
  const [open, setOpen] = useState(false)
  const { can } = collab
  if (!can.withdraw && !can.cancel) return null
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setOpen(true)}>
        {can.withdraw ? 'Withdraw' : 'Cancel collab'}
      </Button>
      <CancelDialog collab={collab} opened={open} onClose={() => setOpen(false)} />
    </>
  )
}

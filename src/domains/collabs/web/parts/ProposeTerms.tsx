import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import type { Terms } from '../../terms.ts'
import type { CollabData } from './StageBadge.tsx'

const ProposeTermsForm = lazy(async () => ({ default: (await import('./ProposeTermsForm.tsx')).ProposeTermsForm }))

/** Opens the agreed terms for changes. On a completed collab only the usage rights are left to extend. */
export function ProposeTerms({ collab, terms }: { collab: CollabData; terms: Terms }) {
  const [open, setOpen] = useState(false)
  const isCompleted = collab.outcome === 'completed'
  const other = collab.side === 'brand' ? collab.influencer.name : collab.brand.name
  const title = isCompleted ? 'Ask to extend usage rights' : 'Propose new terms'
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        {isCompleted ? 'Extend usage rights' : 'Propose changes'}
      </Button>
      <Dialog
        opened={open}
        onClose={() => setOpen(false)}
        title={title}
        description={`Nothing changes until ${other} accepts. They have seven days to reply.`}
      >
        <Suspense>
          <ProposeTermsForm collab={collab} terms={terms} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}

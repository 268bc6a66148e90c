import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import type { Terms } from '../../terms.ts'
import { collabSearch } from '../links.ts'
import type { CollabData } from './StageBadge.tsx'

const ProposeTermsForm = lazy(async () => ({ default: (await import('./ProposeTermsForm.tsx')).ProposeTermsForm }))

type Props = { collab: CollabData; terms: Terms; approvedAt: readonly string[] }

/** Opens the agreed terms for changes. On a completed collab only the usage rights are left to extend. */
export function ProposeTerms({ collab, terms, approvedAt }: Props) {
  const [address, setAddress] = useAddress(collabSearch)
  const [isPressed, setPressed] = useState(false)
  const close = () => {
    setPressed(false)
    if (address.propose) setAddress({ propose: undefined })
  }
  const isCompleted = collab.outcome === 'completed'
  const other = collab.side === 'brand' ? collab.influencer.name : collab.brand.name
  const hasRights = terms.usageRights !== 'none'
  const askForRights = hasRights ? 'Ask to extend usage rights' : 'Ask for usage rights'
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setPressed(true)}>
        {isCompleted ? (hasRights ? 'Extend usage rights' : 'Ask for usage rights') : 'Propose changes'}
      </Button>
      <Dialog
        opened={isPressed || address.propose === 'yes'}
        onClose={close}
        title={isCompleted ? askForRights : 'Propose changes'}
        description={`Nothing changes until ${other} accepts. They have seven days to reply.`}
      >
        <Suspense>
          <ProposeTermsForm collab={collab} terms={terms} approvedAt={approvedAt} onDone={close} />
        </Suspense>
      </Dialog>
    </>
  )
}

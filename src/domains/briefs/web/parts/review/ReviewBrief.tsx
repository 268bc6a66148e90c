import { Button, Group, Kbd, Stack } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { useHeldWrite } from '../../../../../kit/web/held-write.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { briefCalls } from '../../../contract.ts'
import { toBrief } from '../../links.ts'
import { BriefCard } from '../BriefCard.tsx'
import { Findings } from './Findings.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'
import type { Waiting } from './waiting.ts'
import styles from './review-brief.module.css'

type Props = {
  waiting: Waiting
  /** After an approval was taken back. */
  onUndone?: () => void
}

/** A submitted brief as creators would see it, and what to know before answering. A approves it, R asks for changes; the first can be undone. */
export function ReviewBrief({ waiting, onUndone }: Props) {
  const [returning, setReturning] = useState<Waiting | null>(null)
  const approve = useHeldWrite(briefCalls.approveBrief)
  const { uid, title, brandUid } = waiting.card
  const approveIt = () => {
    if (!waiting.can.approve) return
    approve({ uid, version: waiting.version }, { text: `“${title}” is live.`, about: uid, onUndone })
  }
  useHotkeys([
    // A key held down approves one, not the whole queue.
    ['a', (event) => !event.repeat && !returning && approveIt()],
    ['r', () => waiting.can.return && setReturning(waiting)],
  ])
  return (
    <div className={styles.review}>
      <ReturnDialog waiting={returning} onClose={() => setReturning(null)} />
      <BriefCard card={waiting.card} />
      <Stack>
        <Group gap="sm">
          <Button disabled={!waiting.can.approve} onClick={approveIt} rightSection={<Kbd size="xs">A</Kbd>}>
            Approve
          </Button>
          <Button
            variant="default"
            disabled={!waiting.can.return}
            onClick={() => setReturning(waiting)}
            rightSection={<Kbd size="xs">R</Kbd>}
          >
            Request changes
          </Button>
          <LinkTo to={toBrief(brandUid, uid)}>Open in the editor</LinkTo>
        </Group>
        <Findings of={waiting} />
      </Stack>
    </div>
  )
}

import { Group, Kbd, Stack } from '@mantine/core'
import { useState } from 'react'
import { InActionSlot } from '../../../../../kit/web/action-slot.tsx'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
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
  /** After an answer was taken back. */
  onUndone?: () => void
}

const notTheirs = 'Only the brand’s account manager or an admin can do this.'

/** A submitted brief as creators would see it, and what to know before answering. A approves it, R asks for changes, where the list around it listens to keys; both can be undone. */
export function ReviewBrief({ waiting, onUndone }: Props) {
  const [returning, setReturning] = useState(false)
  const approve = useHeldWrite(briefCalls.approveBrief)
  const { uid, title, brandUid } = waiting.card
  const approveIt = () =>
    approve({ uid, version: waiting.version }, { text: `“${title}” is live.`, about: uid, onUndone })
  return (
    <div className={styles.review}>
      <ReturnDialog waiting={waiting} opened={returning} onClose={() => setReturning(false)} onUndone={onUndone} />
      <BriefCard card={waiting.card} />
      <Stack>
        <Group gap="sm">
          <InActionSlot>
            <GuardedButton
              missing={waiting.can.approve ? null : notTheirs}
              onClick={approveIt}
              data-key="a"
              rightSection={<Kbd size="xs">A</Kbd>}
            >
              Approve
            </GuardedButton>
            <GuardedButton
              variant="default"
              missing={waiting.can.return ? null : notTheirs}
              onClick={() => setReturning(true)}
              data-key="r"
              rightSection={<Kbd size="xs">R</Kbd>}
            >
              Request changes
            </GuardedButton>
          </InActionSlot>
          <LinkTo to={toBrief(brandUid, uid)}>Open in the editor</LinkTo>
        </Group>
        <Findings of={waiting} />
      </Stack>
    </div>
  )
}

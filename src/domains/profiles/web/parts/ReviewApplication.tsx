import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { InActionSlot } from '../../../../kit/web/action-slot.tsx'
import { KeyButton } from '../../../../kit/web/key-button.tsx'
import { useRead } from '../../../../kit/web/calls.ts'
import { useHeldWrite } from '../../../../kit/web/held-write.ts'
import { profileCalls } from '../../contract.ts'
import { Decision, type DecisionKind } from './Decision.tsx'

type Props = {
  influencerUid: string
  /** After an answer was taken back. */
  onUndone?: () => void
}

/** Answers an application: yes with one key, no with a reason, both of which can be undone; and a question. */
export function ReviewApplication({ influencerUid, onUndone }: Props) {
  const [decision, setDecision] = useState<DecisionKind | null>(null)
  const profile = useRead(profileCalls.getInfluencerProfile, { uid: influencerUid })
  const approve = useHeldWrite(profileCalls.decideApplication)
  const { data } = profile
  if (!data) return null
  const { uid, version, name } = data
  return (
    <InActionSlot>
      <Group gap="sm">
        <KeyButton
          letter="a"
          onClick={() =>
            approve({ uid, version, decision: 'approved' }, { text: `Approved ${name}.`, about: uid, onUndone })
          }
        >
          Approve
        </KeyButton>
        <KeyButton variant="default" letter="d" onClick={() => setDecision('rejected')}>
          Reject
        </KeyButton>
        <Button variant="default" onClick={() => setDecision('details-requested')}>
          Ask a question
        </Button>
        {decision && (
          <Decision profile={data} decision={decision} onClose={() => setDecision(null)} onUndone={onUndone} />
        )}
      </Group>
    </InActionSlot>
  )
}

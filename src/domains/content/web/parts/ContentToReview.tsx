import { Group, Stack, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { capitalised } from '../../../../kit/web/format.ts'
import { useHeldTexts } from '../../../../kit/web/held-write.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { deliverableNoun } from '../../../briefs/deliverable-words.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { contentCalls } from '../../contract.ts'
import { type DeliverableData, deliverableName, stateWords } from '../deliverable-words.ts'
import { ApproveAll, allContentOf } from './ApproveAll.tsx'
import { DeliverableClock } from './DeliverableCard.tsx'
import { ReviewDeliverable } from './ReviewDeliverable.tsx'
import styles from './deliverable.module.css'

type Props = { collab: CollabData; onUndone: () => void }

/** All the content of a collab that is in review. A and R answer the first that has no answer yet; after it the next one comes into sight. */
export function ContentToReview({ collab, onUndone }: Props) {
  const content = useRead(contentCalls.getDeliverables, { collabUid: collab.uid })
  return (
    <Loaded of={content}>
      {({ deliverables }) => <Deliverables collab={collab} deliverables={deliverables} onUndone={onUndone} />}
    </Loaded>
  )
}

function Deliverables({ collab, deliverables, onUndone }: Props & { deliverables: readonly DeliverableData[] }) {
  const texts = useHeldTexts()
  const inReview = deliverables.filter(({ state }) => state === 'in-review')
  const open = inReview.filter(({ uid, can }) => can.approve && !texts.has(uid) && !texts.has(allContentOf(collab.uid)))
  const next = open[0]?.uid
  const shown = useRef<HTMLDivElement>(null)
  const before = useRef(next)
  useEffect(() => {
    if (next && next !== before.current)
      shown.current?.querySelector(`[data-deliverable="${CSS.escape(next)}"]`)?.scrollIntoView({ block: 'start' })
    before.current = next
  }, [next])
  return (
    <Stack ref={shown}>
      <ApproveAll collab={collab} deliverables={inReview} onUndone={onUndone} />
      {inReview.map((deliverable) => {
        const { uid, state } = deliverable
        const [tone, word] = stateWords(state)
        return (
          <section key={uid} data-deliverable={uid} aria-label={capitalised(deliverableNoun(deliverable))}>
            <div className={styles.head}>
              <Title order={3}>{deliverableName(deliverable)}</Title>
              <Group gap="sm">
                <Badge tone={tone}>{word}</Badge>
              </Group>
            </div>
            <Stack gap="md" mt="xs">
              <DeliverableClock timezone={collab.brand.timezone} deliverable={deliverable} />
              <ReviewDeliverable
                collabUid={collab.uid}
                deliverable={deliverable}
                hasKeys={uid === next}
                isLast={open.length === 1}
                onUndone={onUndone}
              />
            </Stack>
          </section>
        )
      })}
    </Stack>
  )
}

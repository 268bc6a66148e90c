import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { dateTime, timeLeft } from '../../../../kit/web/format.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { contentCalls } from '../../contract.ts'
import { DeliverableReview } from './DeliverableReview.tsx'
import { type DeliverableData, deliverableName, deliverableStates, rightsWords } from '../deliverable-words.ts'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'
import { AskChanges } from './AskChanges.tsx'
import { DraftForm } from './DraftForm.tsx'
import { InsightsCard } from './InsightsCard.tsx'
import { PublishForm } from './PublishForm.tsx'
import styles from './deliverable.module.css'

/** One asked piece: upload, review, publishing and figures, whichever is next. */
export function DeliverableCard({
  collab,
  piece,
  opened,
}: {
  collab: CollabData
  piece: DeliverableData
  opened: boolean
}) {
  const [open, setOpen] = useState(opened)
  const [tone, word] = deliverableStates[piece.state]
  const waits = piece.can.save || piece.can.approve || piece.can.publish
  const shown = open || waits
  const submitted = piece.versions.some((version) => version.submittedAt !== null)
  return (
    <section className="card pad" aria-label={`${piece.type} on ${piece.platform}`}>
      <div className={styles.head}>
        <Title order={2}>{deliverableName(piece)}</Title>
        <Group gap="sm">
          <Badge tone={tone}>{word}</Badge>
          {submitted && !waits && (
            <Button size="compact-sm" variant="subtle" aria-expanded={shown} onClick={() => setOpen(!open)}>
              {shown ? 'Close' : 'Look at it'}
            </Button>
          )}
        </Group>
      </div>
      <Stack gap="md" mt="xs">
        <Clock collab={collab} piece={piece} />
        {piece.can.publish && <PublishForm piece={piece} />}
        {shown && submitted && <Review piece={piece} />}
        {piece.can.save && <DraftForm key={`${piece.uid}-${piece.rounds.length}`} collab={collab} piece={piece} />}
        {shown && piece.publishedAt && <InsightsCard piece={piece} timezone={collab.brand.timezone} />}
      </Stack>
    </section>
  )
}

/** The clocks of a piece, shown to both sides. */
function Clock({ collab, piece }: { collab: CollabData; piece: DeliverableData }) {
  const { timezone } = collab.brand
  const [rightsTone, rights] = rightsWords[piece.rights.state]
  return (
    <>
      {piece.state === 'in-review' && (
        <span className="dim">
          {piece.autoApproveAt
            ? `Approved by itself on ${dateTime(piece.autoApproveAt, timezone)} (${timeLeft(piece.autoApproveAt)}).`
            : 'The review begins when every piece is in.'}
        </span>
      )}
      {piece.approvedAt && (
        <Group gap="sm">
          <Badge tone={rightsTone}>{rights}</Badge>
          {piece.rights.until && <span className="dim">until {dateTime(piece.rights.until, timezone)}</span>}
        </Group>
      )}
      {piece.liveUrl && (
        <Anchor href={piece.liveUrl} target="_blank" rel="noreferrer">
          See it live
        </Anchor>
      )}
    </>
  )
}

function Review({ piece }: { piece: DeliverableData }) {
  const { uid, version, can } = piece
  const comment = useFreshWrite(contentCalls.addComment)
  const resolve = useFreshWrite(contentCalls.resolveComment)
  const approve = useFreshWrite(contentCalls.approveDeliverable, { onDone: () => showSuccess('Approved.') })
  const send = async (text: string, atMs: number | null, fileVersion: number) =>
    (await comment({ uid, fileVersion, text, atMs })) !== null
  return (
    <DeliverableReview
      piece={piece}
      busy={comment.busy}
      onComment={can.comment ? send : undefined}
      onResolve={can.comment ? (commentUid, resolved) => void resolve({ commentUid, resolved }) : undefined}
    >
      {can.approve && (
        <Group gap="sm">
          <Button loading={approve.busy} onClick={() => void approve({ uid, version })}>
            Approve
          </Button>
          {can.requestChanges && <AskChanges piece={piece} />}
        </Group>
      )}
    </DeliverableReview>
  )
}

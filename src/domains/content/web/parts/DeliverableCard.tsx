import { deliverableNoun } from '../../../briefs/deliverable-words.ts'
import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { capitalised, dateTime, ordinalDate, timeLeftTo } from '../../../../kit/web/format.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { AdCode } from './AdCode.tsx'
import { type DeliverableData, deliverableName, rightsWords, stateWords } from '../deliverable-words.ts'
import { useNow } from '../../../collabs/web/use-now.ts'
import { DraftForm } from './DraftForm.tsx'
import { InsightsCard } from './InsightsCard.tsx'
import { useOpenDrafts } from './open-drafts.ts'
import { PublishForm, type PublishFormProps } from './PublishForm.tsx'
import { ReviewDeliverable } from './ReviewDeliverable.tsx'
import styles from './deliverable.module.css'

/** One deliverable: upload, review, publishing and figures, whichever is next. */
export function DeliverableCard({
  collab,
  deliverable,
  opened,
  posts,
}: {
  collab: CollabData
  opened: boolean
} & PublishFormProps) {
  const [open, setOpen] = useState(opened)
  const isOver = collab.outcome !== 'open' && deliverable.state === 'to-upload'
  const isDraft = deliverable.state === 'to-upload' && deliverable.versions.some(({ files }) => files.length > 0)
  const [tone, word] = isOver
    ? (['mute', 'No longer due'] as const)
    : isDraft
      ? (['warn', 'Not submitted yet'] as const)
      : stateWords(deliverable.state)
  const waits = deliverable.can.save || deliverable.can.approve || deliverable.can.publish
  const shown = open || waits
  const submitted = deliverable.versions.some((version) => version.submittedAt !== null)
  return (
    <section
      id={deliverable.uid}
      className={`card pad ${styles.card}`}
      aria-label={capitalised(deliverableNoun(deliverable))}
    >
      <div className={styles.head}>
        <Title order={2}>{deliverableName(deliverable)}</Title>
        <Group gap="sm">
          <Badge tone={tone}>{word}</Badge>
          {submitted && !waits && (
            <Button size="compact-sm" variant="subtle" aria-expanded={shown} onClick={() => setOpen(!open)}>
              {shown ? 'Close' : 'View'}
            </Button>
          )}
        </Group>
      </div>
      <Stack gap="md" mt="xs">
        <DeliverableClock timezone={collab.brand.timezone} deliverable={deliverable} />
        {deliverable.can.publish && <PublishForm deliverable={deliverable} posts={posts} />}
        {shown && submitted && <ReviewDeliverable collabUid={collab.uid} deliverable={deliverable} />}
        {deliverable.can.save && (
          <Draft key={`${deliverable.uid}-${deliverable.rounds.length}`} collab={collab} deliverable={deliverable} />
        )}
        {deliverable.publishedAt && <AdCode deliverable={deliverable} timezone={collab.brand.timezone} />}
        {shown && deliverable.publishedAt && <InsightsCard deliverable={deliverable} collab={collab} />}
      </Stack>
    </section>
  )
}

/** What is to be delivered; before the visit the form waits until somebody wants to begin with it. */
function Draft({ collab, deliverable }: { collab: CollabData; deliverable: DeliverableData }) {
  const now = useNow()
  const hasBegun = collab.visit !== null && Date.parse(collab.visit.startsAt) <= now
  const [isOpen, setOpen] = useState(deliverable.versions.length > 0)
  const isGiven = useOpenDrafts().givenTo(deliverable.uid).length > 0
  if (hasBegun || isOpen || isGiven) return <DraftForm collab={collab} deliverable={deliverable} />
  return (
    <Group gap="sm">
      <span className="dim">You can send it once your visit has started.</span>
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        Start a draft
      </Button>
    </Group>
  )
}

/** The clocks of a deliverable, shown to both sides. */
export function DeliverableClock({ timezone, deliverable }: { timezone: string; deliverable: DeliverableData }) {
  const [rightsTone, rights] = rightsWords[deliverable.rights.state]
  return (
    <>
      {deliverable.state === 'in-review' && (
        <span className="dim">
          {deliverable.autoApproveAt
            ? `Auto-approves ${dateTime(deliverable.autoApproveAt, timezone)} (${timeLeftTo('review it', deliverable.autoApproveAt)}).`
            : 'The review starts when all the content is in.'}
        </span>
      )}
      {deliverable.approvedAt && (
        <Group gap="sm">
          <Badge tone={rightsTone}>{rights}</Badge>
          {deliverable.rights.until && (
            <span className="dim">until {ordinalDate(deliverable.rights.until, timezone)}</span>
          )}
        </Group>
      )}
      {deliverable.liveUrl && (
        <Anchor href={deliverable.liveUrl} target="_blank" rel="noreferrer">
          View post
        </Anchor>
      )}
    </>
  )
}

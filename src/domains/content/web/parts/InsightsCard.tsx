import { must } from '../../../../kit/contract/must.ts'
import { Button, Group, NumberInput, Select, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted, dateTime } from '../../../../kit/web/format.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { UploadTile } from '../../../media/web/parts/UploadTile.tsx'
import { contentCalls } from '../../contract.ts'
import {
  type InsightKind,
  insightKindWords,
  kindsFor,
  readingCounts,
  type ReadingCounts,
  readingCountWords,
  resultsOrigin,
} from '../../insights.ts'
import { type DeliverableData, withdrawnWords } from '../deliverable-words.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { useFreshWrite } from '../../../collabs/web/use-fresh-write.ts'
import styles from './deliverable.module.css'
import { ReadingHistory } from './ReadingHistory.tsx'

/** What a published deliverable reached: who says so, and who checked it. */
export function InsightsCard({ deliverable, collab }: { deliverable: DeliverableData; collab: CollabData }) {
  const { timezone } = collab.brand
  const { results } = deliverable
  const verify = useFreshWrite(contentCalls.verifyInsights, { onDone: () => showSuccess('Insights verified.') })
  return (
    <Stack gap="sm">
      {results?.views != null && (
        <p>
          <b>{counted(results.views, 'view')} so far</b>{' '}
          <span className="dim">
            {resultsOrigin(results)}, {dateTime(results.takenAt, timezone)}
          </span>
        </p>
      )}
      {deliverable.isWithdrawn && (
        <p className="dim">{withdrawnWords(deliverable.platform, collab.side === 'influencer')}.</p>
      )}
      {deliverable.insights.map((one) => (
        <div key={one.kind}>
          <Group gap="sm">
            <b>{insightKindWords[one.kind]}</b>
            {one.verifiedBy ? (
              <Badge tone="good">Verified by {one.verifiedBy}</Badge>
            ) : (
              <Badge tone="mute">
                Reported by{' '}
                {collab.side === 'influencer' && one.enteredBy === collab.influencer.name ? 'you' : one.enteredBy}
              </Badge>
            )}
            <small className="dim">{dateTime(one.capturedAt, timezone)}</small>
            {deliverable.can.verifyInsights && !one.verifiedBy && (
              <Button
                size="compact-sm"
                variant="default"
                loading={verify.busy}
                onClick={() => void verify({ uid: deliverable.uid, kind: one.kind })}
              >
                Mark as verified
              </Button>
            )}
          </Group>
          <ul className={styles.figureList}>
            {readingCounts.map((name) => (
              <li key={name}>
                <b>{one[name]?.toLocaleString('en-GB') ?? '–'}</b>{' '}
                <span className="dim">{readingCountWords[name][1]}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Group gap="sm">
        {deliverable.can.addInsights && <AddInsights deliverable={deliverable} />}
        {deliverable.publishedAt !== null && <ReadingHistory deliverableUid={deliverable.uid} timezone={timezone} />}
      </Group>
    </Stack>
  )
}

const nothing: ReadingCounts = {
  views: null,
  reach: null,
  likes: null,
  comments: null,
  saves: null,
  shares: null,
  clicks: null,
  followersGained: null,
}

function AddInsights({ deliverable }: { deliverable: DeliverableData }) {
  const kinds = kindsFor(deliverable.type)
  const [open, setOpen] = useState(false)
  const [kind, setKind] = useState<InsightKind>(
    kinds.find((one) => !deliverable.insights.some((given) => given.kind === one)) ??
      must(kinds[0], 'kind of insights'),
  )
  const [counts, setCounts] = useState<ReadingCounts>(nothing)
  const [evidenceUid, setEvidence] = useState<string | null>(null)
  const add = useFreshWrite(contentCalls.addInsights, {
    onDone: () => (setOpen(false), setCounts(nothing), showSuccess('Insights added. Thank you.')),
  })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Add insights
      </Button>
      <Dialog
        opened={open}
        onClose={() => setOpen(false)}
        title="Add insights"
        description="Leave anything you don’t know blank. We’ll count it as unknown, not zero."
      >
        <Stack>
          <Select
            label="When"
            allowDeselect={false}
            value={kind}
            onChange={(value) => value && setKind(value)}
            data={kinds.map((value) => ({ value, label: insightKindWords[value] }))}
          />
          <SimpleGrid cols={{ base: 2, sm: 3 }}>
            {readingCounts.map((name) => (
              <NumberInput
                key={name}
                label={nameOf(readingCountWords[name][1])}
                min={0}
                allowDecimal={false}
                thousandSeparator=","
                value={counts[name] ?? ''}
                onChange={(value) => setCounts({ ...counts, [name]: typeof value === 'number' ? value : null })}
              />
            ))}
          </SimpleGrid>
          <UploadTile label="Screenshot (optional)" kind="image" onDone={setEvidence} />
          <Group justify="flex-end">
            <Button loading={add.busy} onClick={() => void add({ uid: deliverable.uid, kind, ...counts, evidenceUid })}>
              Save
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}

function nameOf(count: string): string {
  return count.charAt(0).toUpperCase() + count.slice(1)
}

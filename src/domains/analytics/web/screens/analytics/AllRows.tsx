import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf, SentInputOf } from '../../../../../kit/contract/calls.ts'
import { ask } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { saveCsv } from '../../../../../kit/web/save-file.ts'
import { showError } from '../../../../../kit/web/toasts.ts'
import { analyticsCalls } from '../../../contract.ts'
import styles from '../analytics.module.css'

type Input = SentInputOf<typeof analyticsCalls.listPublishedRows>
const counts = ['views', 'reach', 'likes', 'comments', 'saves', 'shares'] as const

/** Every deliverable published in the period, as a file. */
export function AllRows({
  brandUid,
  period,
  isOfMany,
}: {
  brandUid: string
  period: Pick<Input, 'days' | 'own'>
  isOfMany: boolean
}) {
  const [busy, setBusy] = useState(false)
  const download = async (all: boolean) => {
    setBusy(true)
    try {
      const { rows } = await ask(analyticsCalls.listPublishedRows, { brandUid, ...period, all })
      await saveCsv('published', cellsOf(rows))
    } catch (error) {
      showError(error instanceof Error ? error.message : 'We couldn’t download the CSV. Please try again.')
    }
    setBusy(false)
  }
  return (
    <Card>
      <div className={styles.analyticsHead}>
        <h2>All deliverables</h2>
      </div>
      <p className="dim">
        Every deliverable published from visits in this period, with its creator, link and insights.
      </p>
      <Group gap="sm">
        <Button variant="default" loading={busy} onClick={() => void download(false)}>
          Download this venue’s CSV
        </Button>
        {isOfMany && (
          <Button variant="default" loading={busy} onClick={() => void download(true)}>
            Download all venues’ CSV
          </Button>
        )}
      </Group>
    </Card>
  )
}

/** What is not known stays empty: an empty cell is no zero in a spreadsheet either. */
function cellsOf(rows: OutputOf<typeof analyticsCalls.listPublishedRows>['rows']) {
  return [
    [
      'Visited',
      'Published',
      'Venue',
      'Creator',
      'Platform',
      'Format',
      'Link',
      ...counts,
      'Clicks in insights',
      'Left out of totals (YouTube)',
    ],
    ...rows.map((row) => [
      row.visitedAt,
      row.publishedAt,
      row.venue,
      row.creator,
      row.platform,
      row.format,
      row.liveUrl ?? '',
      ...counts.map((name) => row[name] ?? ''),
      row.insightClicks ?? '',
      row.isApart ? 'yes' : '',
    ]),
  ]
}

import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf, SentInputOf } from '../../../../../kit/contract/calls.ts'
import { ask } from '../../../../../kit/web/calls.ts'
import { capitalised, clockOf, dayKey } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { saveCsv } from '../../../../../kit/web/save-file.ts'
import { showError } from '../../../../../kit/web/toasts.ts'
import { analyticsCalls } from '../../../contract.ts'
import { formatNames, platformNames } from '../../../../profiles/vocabulary.ts'
import styles from '../analytics.module.css'
import { nameIn } from './BestContent.tsx'

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
      await saveCsv(all ? 'deliverables-all-venues' : 'deliverables-this-venue', cellsOf(rows))
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
      ...counts.map(capitalised),
      'Clicks (from insights)',
      'New followers',
      'Left out of totals (YouTube)',
      'ID',
    ],
    ...rows.map((row) => [
      dateTimeWords(row.visitedAt, row.timezone),
      dateTimeWords(row.publishedAt, row.timezone),
      row.venue,
      row.creator,
      nameIn(platformNames, row.platform),
      nameIn(formatNames, row.format),
      row.liveUrl ?? '',
      ...counts.map((name) => row[name] ?? ''),
      row.insightClicks ?? '',
      row.followersGained ?? '',
      row.isApart ? 'yes' : '',
      row.uid,
    ]),
  ]
}

/** `2026-03-03 18:30` in the venue's time zone: read by people, and as a time by spreadsheets. */
const dateTimeWords = (at: string, timezone: string) => `${dayKey(at, timezone)} ${clockOf(at, timezone)}`

import { Button, Group, Select, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { counted, dayOf, money } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { visitCalls } from '../../contract.ts'
import styles from './yearly-value.module.css'

type Experience = OutputOf<typeof visitCalls.getYearlyStatement>['rows'][number]

/** So many visits stand there at first. */
const mostAtFirst = 3

/** What the experiences of a year were worth, and the statement to keep. */
export function YearlyValue({ influencerUid }: { influencerUid: string }) {
  const [year, setYear] = useState<number>()
  const statement = useRead(visitCalls.getYearlyStatement, { influencerUid, year }, { keep: true })
  // The addresses open for a quarter of an hour: fetched again at the click.
  const save = async (kind: 'csvUrl' | 'pdfUrl') => {
    const { data } = await statement.refetch()
    if (data) window.location.assign(data[kind])
  }
  return (
    <Card>
      <Loaded of={statement} shape={<div />}>
        {(data) => (
          <Stack gap="sm">
            <Group justify="space-between" align="center">
              <Title order={2}>Value this year</Title>
              <Select
                aria-label="Year"
                w={100}
                size="sm"
                allowDeselect={false}
                data={data.years.map(String)}
                value={String(data.year)}
                onChange={(value) => setYear(Number(value))}
              />
            </Group>
            {data.totals.length === 0 && (
              <span className="dim">No visits in {data.year}. You’ll see the total value of your visits here.</span>
            )}
            {data.totals.map((total) => (
              <div key={total.currency}>
                <span className={`serif ${styles.total}`}>{money(total.valueMinor, total.currency)}</span>{' '}
                <span className="dim">{counted(total.visits, 'experience')}</span>
              </div>
            ))}
            {data.rows.length > 0 && (
              <>
                <Experiences key={data.year} rows={data.rows} influencerUid={influencerUid} />
                <Group gap="xs">
                  <Button variant="default" size="sm" onClick={() => void save('pdfUrl')}>
                    Statement {data.year} (PDF)
                  </Button>
                  <Button variant="default" size="sm" onClick={() => void save('csvUrl')}>
                    Download CSV
                  </Button>
                </Group>
                <small className="dim">Agreed values, as stated by the venues. Not tax advice.</small>
              </>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

/** The visits of a year, newest first, each leading to its story. */
function Experiences({ rows, influencerUid }: { rows: readonly Experience[]; influencerUid: string }) {
  const [isWhole, setWhole] = useState(false)
  const newest = rows.toReversed()
  const toStory = (collab: string): To => ({ path: '/app/story', search: { uid: influencerUid, collab } })
  return (
    <>
      <ul className={styles.worth}>
        {newest.slice(0, isWhole ? rows.length : mostAtFirst).map((row) => (
          <li key={row.collabUid}>
            <LinkTo to={toStory(row.collabUid)} className={styles.row}>
              <span className="ellipsis">{row.brandName}</span>
              <span className="dim">{dayOf(row.visitedAt, row.timezone)}</span>
              <span>{money(row.valueMinor, row.currency)}</span>
            </LinkTo>
          </li>
        ))}
      </ul>
      {rows.length > mostAtFirst && (
        <Button className="at-start" variant="subtle" size="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
        </Button>
      )}
    </>
  )
}

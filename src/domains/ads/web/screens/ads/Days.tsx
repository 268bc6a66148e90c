import { Button, Title } from '@mantine/core'
import { saveCsv } from '../../../../../kit/web/save-file.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import type { AdView } from '../../../contract.ts'
import { rateWords } from '../../words.ts'
import styles from './ads.module.css'

/** How many of the latest days are drawn and listed; the file has all. */
const shownDays = 30

/** Views and clicks of each day: as bars, and as the table they are drawn from. */
export function Days({ name, days }: { name: string; days: AdView['days'] }) {
  const latest = days.slice(-shownDays)
  const most = Math.max(1, ...latest.map(({ views }) => views))
  const rows = days.map((day) => [day.day, day.views, day.clicks, rateWords(day)])
  return (
    <Card>
      <div className={styles.daysHead}>
        <Title order={2}>By day</Title>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={days.length === 0}
          onClick={() => void saveCsv(name, [['Day (UTC)', 'Views', 'Clicks', 'Click rate'], ...rows])}
        >
          Download CSV
        </Button>
      </div>
      {latest.length === 0 ? (
        <p className="dim">No views yet.</p>
      ) : (
        <>
          <div className={styles.dayBars} aria-hidden="true">
            {latest.map(({ day, views, clicks }) => (
              <span key={day} className={styles.dayBar} style={{ height: `${(100 * views) / most}%` }}>
                <span style={{ height: `${views === 0 ? 0 : (100 * clicks) / views}%` }} />
              </span>
            ))}
          </div>
          <p className={`dim ${styles.dayKey}`}>Each bar shows views; the lower part shows clicks.</p>
          <table className={styles.daysTable}>
            <thead>
              <tr>
                <th scope="col">Day (UTC)</th>
                <th scope="col">Views</th>
                <th scope="col">Clicks</th>
                <th scope="col">Click rate</th>
              </tr>
            </thead>
            <tbody>
              {latest.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">{day.day}</th>
                  <td>{day.views.toLocaleString('en-GB')}</td>
                  <td>{day.clicks.toLocaleString('en-GB')}</td>
                  <td>{rateWords(day)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  )
}

import { Button, Title } from '@mantine/core'
import { largeNumber } from '../../../../../kit/web/format.ts'
import { causeWords, portfolioCauses } from '../../../portfolio.ts'
import { percentWords } from '../../parts/summary-words.ts'
import type { Portfolio } from './portfolio-data.ts'
import styles from '../value/value.module.css'

/** Brands summed up by account manager or city; a name shows its brands alone. */
export function PortfolioGroups({
  title,
  head,
  groups,
  chosen,
  onChoose,
}: {
  title: string
  head: string
  groups: Portfolio['managers']
  chosen: string | null
  onChoose: (key: string) => void
}) {
  return (
    <>
      <Title order={2} mb="sm">
        {title}
      </Title>
      <div className={styles.scroll}>
        <table className={styles.rows} aria-label={title}>
          <thead>
            <tr>
              {[head, 'Brands', 'Views', 'Change', ...portfolioCauses.map((cause) => causeWords[cause])].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ key, name, brands, views, viewsBefore, causes }) => (
              <tr key={key}>
                <th scope="row">
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-pressed={key === chosen}
                    onClick={() => onChoose(key)}
                  >
                    {name}
                  </Button>
                </th>
                <td className="numbers">{brands}</td>
                <td className="numbers">{largeNumber(views)}</td>
                <td className="numbers">
                  {viewsBefore === 0 ? '–' : percentWords(Math.round(((views - viewsBefore) / viewsBefore) * 100))}
                </td>
                {portfolioCauses.map((cause) => (
                  <td key={cause} className="numbers">
                    {causes[cause]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

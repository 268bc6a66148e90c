import { Button } from '@mantine/core'
import type { Cell } from '../../../../../kit/contract/csv.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { saveCsv } from '../../../../../kit/web/save-file.ts'
import { causeWords, portfolioCauses } from '../../../portfolio.ts'
import { amount, knownCount, mediaWords } from '../../parts/summary-words.ts'
import { changePercent } from './change-words.ts'
import type { Portfolio } from './portfolio-data.ts'
import styles from '../value/value.module.css'

type Groups = Portfolio['managers']

/** Brands summed up by account manager or city, in pounds; a name shows its brands alone. */
export function PortfolioGroups({
  title,
  lead,
  head,
  groups,
  chosen,
  onChoose,
}: {
  title: string
  lead?: string
  head: string
  groups: Groups
  chosen: string | null
  onChoose: (key: string) => void
}) {
  const withoutRate = groups.reduce((total, { money }) => total + money.withoutRate, 0)
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => void saveCsv(`portfolio-${title.toLowerCase().replaceAll(' ', '-')}`, fileOf(head, groups))}
        >
          Download CSV
        </Button>
      </div>
      {lead && <p className="dim">{lead}</p>}
      <div className={styles.scroll}>
        <table className={styles.rows} aria-label={title}>
          <thead>
            <tr>
              {[
                head,
                'Brands',
                'Cost',
                'Change',
                'Booking spend',
                'Media value',
                'Views',
                'Change',
                ...portfolioCauses.map((cause) => causeWords[cause]),
              ].map((name, at) => (
                <th key={`${name} ${at}`} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <GroupRow key={group.key} group={group} isChosen={group.key === chosen} onChoose={onChoose} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="dim">
        Amounts are in pounds, at the rate on the day of each visit.
        {withoutRate > 0 &&
          ` ${counted(withoutRate, 'visit')} without an exchange rate ${withoutRate === 1 ? 'is' : 'are'} left out.`}
      </p>
    </>
  )
}

type RowProps = { group: Groups[number]; isChosen: boolean; onChoose: (key: string) => void }

function GroupRow({ group, isChosen, onChoose }: RowProps) {
  const { key, name, brands, views, viewsBefore, money, moneyBefore, causes } = group
  return (
    <tr>
      <th scope="row">
        <Button variant="subtle" size="compact-sm" aria-pressed={isChosen} onClick={() => onChoose(key)}>
          {name}
        </Button>
      </th>
      <td className="numbers">{brands}</td>
      <td className="numbers">{amount(money.costMinor, 'GBP')}</td>
      <td className="numbers">{changePercent(money.costMinor, moneyBefore.costMinor)}</td>
      <td className="numbers">
        <span className={styles.cell}>
          {amount(money.spentMinor, 'GBP')}
          {money.bookings !== null && money.withSpent < money.bookings && (
            <small className="dim">
              {money.withSpent} of {counted(money.bookings, 'booking')}
            </small>
          )}
        </span>
      </td>
      <td className="numbers">{mediaWords(money, 'GBP')}</td>
      <td className="numbers">{knownCount(views)}</td>
      <td className="numbers">{changePercent(views, viewsBefore)}</td>
      {portfolioCauses.map((cause) => (
        <td key={cause} className="numbers">
          {causes[cause]}
        </td>
      ))}
    </tr>
  )
}

/** What is not known stays empty: an empty cell is no zero in a spreadsheet either. */
function fileOf(head: string, groups: Groups): Cell[][] {
  const whole = (minor: number | null) => (minor === null ? '' : minor / 100)
  return [
    [
      head,
      'Brands',
      'Visits',
      'Cost (GBP)',
      'Cost before (GBP)',
      'Visits without an exchange rate',
      'Bookings',
      'Booking spend (GBP)',
      'Bookings with an amount',
      'Media value, low (GBP)',
      'Media value, high (GBP)',
      'Views',
      'Views before',
      ...portfolioCauses.map((cause) => causeWords[cause]),
    ],
    ...groups.map(({ name, brands, money, moneyBefore, views, viewsBefore, causes }) => [
      name,
      brands,
      money.collabs,
      whole(money.costMinor),
      whole(moneyBefore.costMinor),
      money.withoutRate,
      money.bookings ?? '',
      whole(money.spentMinor),
      money.withSpent,
      whole(money.mediaLowMinor),
      whole(money.mediaHighMinor),
      views ?? '',
      viewsBefore ?? '',
      ...portfolioCauses.map((cause) => causes[cause]),
    ]),
  ]
}

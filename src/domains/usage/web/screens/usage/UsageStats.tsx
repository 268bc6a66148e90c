import { Progress, SegmentedControl, Title } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { ordinalDate, timeAgo } from '../../../../../kit/web/format.ts'
import { LineChart } from '../../../../../kit/web/line-chart.tsx'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { usageCalls } from '../../../contract.ts'
import { eventRoles, type EventRole } from '../../../event.ts'
import { toBrand } from '../../../../profiles/web/links.ts'
import { usageSearch } from '../../links.ts'
import styles from './usage.module.css'

type Stats = OutputOf<typeof usageCalls.getUsageStats>
type People = Partial<Record<EventRole, number>>

const roleWords: Record<EventRole, string> = {
  guest: 'Without a profile',
  influencer: 'Creators',
  brand: 'Brands',
  account_manager: 'Account managers',
  admin: 'Admins',
}

/** What the team counts: who is active, what is used on which plan, how far people get, who has not been seen. */
export function UsageStats() {
  const [{ days = '28' }, setAddress] = useAddress(usageSearch)
  const chosen = ([14, 28, 90] as const).find((one) => String(one) === days) ?? 28
  const read = useRead(usageCalls.getUsageStats, { days: chosen }, { keep: true })
  return (
    <>
      <SegmentedControl
        className="at-start"
        aria-label="Period"
        value={days}
        onChange={(value) => setAddress({ days: usageSearch.parse({ days: value }).days })}
        data={['14', '28', '90'].map((value) => ({ value, label: `${value} days` }))}
      />
      <Loaded of={read}>
        {(stats) => (
          <div className={styles.stats}>
            {stats.funnels.map((funnel) => (
              <Funnel key={funnel.key} funnel={funnel} />
            ))}
            <Active stats={stats} />
            <Features stats={stats} />
            <Unseen stats={stats} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Funnel({ funnel }: { funnel: Stats['funnels'][number] }) {
  const most = Math.max(1, funnel.steps[0]?.count ?? 1)
  return (
    <Card>
      <Title order={2} size="h3">
        {funnel.title}
      </Title>
      <ol className={`plain-list ${styles.funnel}`}>
        {funnel.steps.map((step) => (
          <li key={step.label}>
            <span>{step.label}</span>
            <b className="numbers">{step.count.toLocaleString('en-GB')}</b>
            <Progress
              className={styles.bar}
              value={(step.count / most) * 100}
              aria-label={`${step.label}: ${step.count} of ${most}`}
            />
          </li>
        ))}
      </ol>
      {funnel.note && <small className="dim">{funnel.note}</small>}
    </Card>
  )
}

/** How many different people of each role there were, by the day and over the last seven days. */
function Active({ stats: { active } }: { stats: Stats }) {
  const roles = eventRoles.filter((role) => active.some(({ week }) => week[role]))
  if (roles.length === 0)
    return (
      <Card>
        <Title order={2} size="h3">
          Active people
        </Title>
        <p className="dim">No activity in this period.</p>
      </Card>
    )
  const chart = (title: string, name: string, people: (day: Stats['active'][number]) => People) => (
    <Card>
      <LineChart
        title={title}
        name={name}
        series={roles.map((role) => roleWords[role])}
        rows={active.map((one) => ({
          label: ordinalDate(one.day),
          values: roles.map((role) => people(one)[role] ?? 0),
        }))}
        format={(count) => count.toLocaleString('en-GB')}
      />
    </Card>
  )
  return (
    <>
      {chart('Active people per day', 'active-people-per-day', ({ byRole }) => byRole)}
      {chart('Active people in 7 days', 'active-people-in-7-days', ({ week }) => week)}
    </>
  )
}

function Features({ stats: { features } }: { stats: Stats }) {
  return (
    <Card>
      <Title order={2} size="h3">
        Feature use by plan
      </Title>
      {features.length === 0 ? (
        <p className="dim">No activity in this period.</p>
      ) : (
        <div className={styles.numbers}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th>Page or event</th>
                <th>Plan</th>
                <th>People per day</th>
                <th>Count</th>
              </tr>
            </thead>
            <tbody>
              {features.map(({ feature, tier, people, events }) => (
                <tr key={`${feature} ${tier}`}>
                  <th>{feature}</th>
                  <td>{tier === '-' ? 'none' : tier}</td>
                  <td>{people}</td>
                  <td>{events.toLocaleString('en-GB')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

function Unseen({ stats: { unseen, unseenCounts, countedAt } }: { stats: Stats }) {
  return (
    <Card>
      <Title order={2} size="h3">
        Inactive brands
      </Title>
      <p>
        <b>{unseenCounts.days14}</b> not seen for 14 days, <b>{unseenCounts.days30}</b> of them for 30 days.
        {countedAt && <span className="dim"> Updated {timeAgo(countedAt)}.</span>}
      </p>
      <ul className="plain-list">
        {unseen.map(({ uid, name, lastSeenAt, days }) => (
          <li key={uid}>
            <LinkTo to={toBrand(uid)}>{name}</LinkTo>{' '}
            <span className="dim">{lastSeenAt ? `${days} days ago` : 'never'}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

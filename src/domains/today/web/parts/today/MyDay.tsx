import { Title } from '@mantine/core'
import { useRead } from '../../../../../kit/web/calls.ts'
import { timezoneName } from '../../../../../kit/contract/when.ts'
import { clockOf, dayOf } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { CalendarFeed } from '../../../../visits/web/parts/CalendarFeed.tsx'
import { todayCalls, type MyDay as Day } from '../../../contract.ts'
import styles from './today.module.css'

/** Who calls and who visits on this day, and the same in one’s own calendar. */
export function MyDay() {
  const day = useRead(todayCalls.getMyDay, {})
  return (
    <section aria-labelledby="my-day" className={styles.day}>
      <Title order={2} id="my-day">
        Your day
      </Title>
      <Loaded of={day} shape="lines">
        {(data) => (
          <>
            <p className="dim flush">
              {dayOf(`${data.day}T12:00:00Z`, 'UTC')}, {timezoneName(data.timezone)}
            </p>
            <div className="two-columns">
              <Appointments title="Calls" list={data.calls} none="No calls today." />
              <Appointments title="Visits" list={data.visits} none="No visits today at your brands." />
            </div>
            <CalendarFeed profileUid={null} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Appointments({ title, list, none }: { title: string; list: Day['calls']; none: string }) {
  return (
    <Card>
      <Title order={3} mb="sm">
        {title}
      </Title>
      {list.length === 0 && <p className="dim flush">{none}</p>}
      <ul className={`plain-list ${styles.appointments}`}>
        {list.map((one) => (
          <li key={one.key}>
            <b>{clockOf(one.startsAt, one.timezone)}</b> <span className="dim">{timezoneName(one.timezone)}</span>{' '}
            <a href={one.path}>{one.title}</a>
            <div className="dim">{one.detail}</div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

import { Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { clockOf, dayOf, timezoneName } from '../../../../kit/web/format.ts'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { CalendarFeed } from '../../../visits/web/parts/CalendarFeed.tsx'
import { staffCalls, type MyDay } from '../../contract.ts'
import styles from './my-day.module.css'

/** One's own day: who calls, who visits, what waits; and the same in one's own calendar. */
export function MyDayScreen() {
  const day = useRead(staffCalls.getMyDay, {})
  return (
    <Screen
      title="My day"
      lead={day.data && `${dayOf(`${day.data.day}T12:00:00Z`, 'UTC')}, ${timezoneName(day.data.timezone)}`}
      of={day}
    >
      {(data) => (
        <div className="two-columns">
          <Stack gap="lg">
            <Appointments title="Calls" list={data.calls} none="No calls today." />
            <Appointments title="Visits" list={data.visits} none="No visits today at your brands." />
          </Stack>
          <Stack gap="lg">
            <Waiting waiting={data.waiting} />
            <CalendarFeed profileUid={null} />
          </Stack>
        </div>
      )}
    </Screen>
  )
}

function Appointments({ title, list, none }: { title: string; list: MyDay['calls']; none: string }) {
  return (
    <section aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      {list.length === 0 && <Note tone="mute">{none}</Note>}
      <ul className="rows plain-list">
        {list.map((one) => (
          <li key={one.key}>
            <Card>
              <b>{clockOf(one.startsAt, one.timezone)}</b> <span className="dim">{timezoneName(one.timezone)}</span>
              <div>
                <a href={one.path}>{one.title}</a>
              </div>
              <div className="dim">{one.detail}</div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting({ waiting }: { waiting: MyDay['waiting'] }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        To do
      </Title>
      {waiting.length === 0 ? (
        <p className="dim flush">You’re all caught up.</p>
      ) : (
        <ul className={`plain-list ${styles.queues}`}>
          {waiting.map(({ queue, words, count, path }) => (
            <li key={queue}>
              <a href={path}>{words}</a> <Badge tone="warn">{count}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

import { SegmentedControl, Stack } from '@mantine/core'
import { readConditions, writeConditions } from '../../../../kit/contract/table.ts'
import { plainState } from '../../../../kit/web/grid/table-state.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { usageEventColumns } from '../../columns.ts'
import { usageSearch, usageTabs } from '../links.ts'
import { Speed } from './usage/Speed.tsx'
import { UserErrors } from './usage/UserErrors.tsx'
import { EventLog } from './usage/EventLog.tsx'
import { SessionLog } from './usage/SessionLog.tsx'
import { SessionStory } from './usage/SessionStory.tsx'
import { UsageStats } from './usage/UsageStats.tsx'

const tabNames = { events: 'Events', sessions: 'Sessions', stats: 'Stats', errors: 'Errors', speed: 'Speed' } as const

/** What people do, as far as they agreed to be counted: live and past events, sessions as stories, counts and funnels; and how fast we answer. */
export function UsageExplorerScreen() {
  const [{ tab = 'events', session, where }, setAddress] = useAddress(usageSearch)
  /** Another list has other columns: only whom or what it is about goes along. */
  const open = (to: string) =>
    setAddress({
      ...plainState,
      tab: usageTabs.find((one) => one === to),
      session: undefined,
      where: writeConditions(readConditions(usageEventColumns, where).filter(({ field }) => field === 'about')),
    })
  return (
    <Screen
      title="Usage Logs"
      lead="Events from people who accepted analytics. Never anything they wrote. The audit log records whose usage you look at."
      width="wide"
    >
      <Stack gap="md">
        <SegmentedControl
          className="at-start"
          aria-label="View"
          value={tab}
          onChange={open}
          data={usageTabs.map((value) => ({ value, label: tabNames[value] }))}
        />
        {tab === 'events' && <EventLog />}
        {tab === 'sessions' && (session ? <SessionStory sessionId={session} /> : <SessionLog />)}
        {tab === 'stats' && <UsageStats />}
        {tab === 'errors' && <UserErrors />}
        {tab === 'speed' && <Speed />}
      </Stack>
    </Screen>
  )
}

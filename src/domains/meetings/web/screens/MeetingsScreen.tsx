import { Button, Tabs } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { meetingCalls } from '../../contract.ts'
import { meetingsSearch } from '../links.ts'
import { CallTable } from './meetings/CallTable.tsx'
import { HoursForm } from './meetings/HoursForm.tsx'
import { MeetingRequests } from './meetings/MeetingRequests.tsx'
import styles from './meetings.module.css'

/** The team's calls: who comes next and how the last ones went; one's own hours beside them. */
export function MeetingsScreen() {
  const [{ tab = 'calls' }, setAddress] = useAddress(meetingsSearch)
  const hours = useRead(meetingCalls.getMyHours, {})
  return (
    <Screen
      title="Calls"
      lead="Booked calls and your availability."
      width="wide"
      actions={
        hours.data && (
          <Button component="a" href={`/app/account-manager/${hours.data.slug}`} variant="default">
            Your page
          </Button>
        )
      }
    >
      <Tabs
        value={tab}
        onChange={(chosen) => setAddress({ tab: chosen === 'hours' ? chosen : undefined })}
        keepMounted={false}
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="calls">Calls</Tabs.Tab>
          <Tabs.Tab value="hours">Your hours</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="calls">
          <MeetingRequests />
          <CallTable />
        </Tabs.Panel>
        <Tabs.Panel value="hours" className={styles.hours}>
          <Loaded of={hours} shape="form">
            {(data) => <HoursForm hours={data} />}
          </Loaded>
        </Tabs.Panel>
      </Tabs>
    </Screen>
  )
}

import { Button, Stack } from '@mantine/core'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { meetingCalls } from '../../contract.ts'
import { meetingsSearch } from '../links.ts'
import { MeetingCard } from './meetings/MeetingCard.tsx'
import { HoursForm } from './meetings/HoursForm.tsx'
import { MeetingRequests } from './meetings/MeetingRequests.tsx'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

/** The team's calls: who comes next and how the last ones went; one's own hours beside them. */
export function MeetingsScreen() {
  const [{ when = 'ahead', mine }, setAddress] = useAddress(meetingsSearch)
  const calls = useList(meetingCalls.listMeetings, { when, ...(mine && { mine: true }) })
  const hours = useRead(meetingCalls.getMyHours, {})
  return (
    <Screen
      title="Calls"
      lead="Booked calls and your availability."
      actions={
        hours.data && (
          <Button component="a" href={`/app/account-manager/${hours.data.slug}`} variant="default">
            Your page
          </Button>
        )
      }
    >
      <div className="two-columns">
        <div>
          <MeetingRequests />
          <FilterBar
            filters={[
              {
                name: 'when',
                kind: 'one',
                label: 'Upcoming',
                choices: [{ value: 'past', label: 'Past and cancelled' }],
              },
              { name: 'mine', kind: 'yes', label: 'Only mine' },
            ]}
            values={{ when: when === 'past' ? when : undefined, mine }}
            onChange={setAddress}
          />
          <Loaded of={{ ...calls, data: calls.first }}>
            {() =>
              calls.rows.length === 0 ? (
                <EmptyState
                  title={when === 'past' ? 'No calls yet' : 'No upcoming calls'}
                  text="Customers book from the hours you set. Share your page so they can find a time."
                />
              ) : (
                <Stack gap="sm" component="ul" className="plain-list" aria-label="Calls">
                  {calls.rows.map((meeting) => (
                    <li key={meeting.uid}>
                      <MeetingCard meeting={meeting} />
                    </li>
                  ))}
                </Stack>
              )
            }
          </Loaded>
          <ShowMore of={calls} mt="md" />
        </div>
        <Card>
          <Loaded of={hours} shape="form">
            {(data) => <HoursForm hours={data} />}
          </Loaded>
        </Card>
      </div>
    </Screen>
  )
}

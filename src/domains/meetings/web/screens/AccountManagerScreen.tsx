import { Button, Stack } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/pieces.tsx'
import { usePathPart } from '../../../../kit/web/route.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { meetingCalls } from '../../contract.ts'
import { toScheduleCall } from '../links.ts'
import { CallFrame } from './schedule/CallFrame.tsx'
import { HostLine } from './schedule/HostLine.tsx'

const list = new Intl.ListFormat('en-GB')

/** Public: one of the team by name, with a way to book a call. */
export function AccountManagerScreen() {
  const slug = usePathPart('slug')
  const card = useRead(meetingCalls.getStaffCard, { slug })
  return (
    <CallFrame
      page={card.data?.name ?? 'Your account manager'}
      description="Who looks after you, and how to book a call."
    >
      <h1 className="serif">{card.data?.name ?? 'Your account manager'}</h1>
      <Loaded of={card}>
        {(data) => (
          <>
            <p className="dim call-lead">
              {data.cities.length > 0 &&
                `Looks after venues in ${list.format(data.cities.map((city) => cityFacts[city].name))}. `}
              Helps you to set up offers, meet the right creators and make the most of what they bring.
            </p>
            <Card>
              <Stack>
                <HostLine host={data} size={72} />
                <Button
                  component={LinkTo}
                  to={toScheduleCall({ ...(data.takesCalls && { with: data.slug }), source: 'account-manager' })}
                  size="md"
                  style={{ alignSelf: 'start' }}
                >
                  Book a call
                </Button>
              </Stack>
            </Card>
          </>
        )}
      </Loaded>
    </CallFrame>
  )
}

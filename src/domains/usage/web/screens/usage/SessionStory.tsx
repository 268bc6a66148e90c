import { Stack } from '@mantine/core'
import { useRead } from '../../../../../kit/web/calls.ts'
import { clockOf } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Facts, Timeline } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { usageCalls } from '../../../contract.ts'
import { toUsageOf } from '../../../../accounts/web/links.ts'
import { Target, When, Who } from './event-parts.tsx'
import { endWords, lengthOf } from './session-words.ts'

/** One session from its first activity to its end. */
export function SessionStory({ sessionId }: { sessionId: string }) {
  const read = useRead(usageCalls.getUsageSession, { sessionId })
  return (
    <Loaded of={read}>
      {({ session, events }) => (
        <Stack gap="md">
          <Card>
            <Facts
              rows={[
                ['Person', <Who key="who" of={session} />],
                ['Started', <When key="when" at={session.startedAt} />],
                ['Length', lengthOf(session)],
                ['Device', session.device],
                ['How it ended', endWords(session)],
                session.account && [
                  'More',
                  <LinkTo key="more" to={toUsageOf(session.account.uid)}>
                    All activity by {session.account.name}
                  </LinkTo>,
                ],
              ]}
            />
          </Card>
          <Timeline
            items={events.map((event) => ({
              key: event.eventId,
              what: (
                <>
                  <b>{event.name}</b> <Target event={event} />
                </>
              ),
              when: `${clockOf(event.at, 'UTC')} UTC`,
            }))}
          />
        </Stack>
      )}
    </Loaded>
  )
}

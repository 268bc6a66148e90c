import { Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { dateTime, dayKey } from '../../../../kit/web/format.ts'
import { Card, Timeline } from '../../../../kit/web/parts.tsx'
import { zoneHere } from '../../../../kit/web/zones.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { deliverableName } from '../../../briefs/deliverable-words.ts'
import { datesOf } from '../../../briefs/stays.ts'
import { collabCalls } from '../../contract.ts'
import { type Side, sideWords } from '../../../audit/sides.ts'
import type { CollabData } from './StageBadge.tsx'
import { visitTimeThere } from '../visit-time-there.ts'
import { historyId } from '../use-fresh-write.ts'

/** What happened, newest first, in words. */
export function HistoryCard({ collab }: { collab: CollabData }) {
  const { uid, brand } = collab
  const timeline = useRead(collabCalls.getCollabTimeline, { uid })
  return (
    <Card>
      <Title order={2} mb="sm" id={historyId}>
        Timeline
      </Title>
      <Loaded of={timeline} shape="lines">
        {({ events }) => (
          <Timeline
            items={events.map(({ uid: key, at, words, side, details }) => ({
              key,
              what: [words, deliverableName(details.type) ?? details.changes ?? visitOf(details, brand.timezone)]
                .filter(Boolean)
                .join(': '),
              when: dateTime(at, zoneHere()),
              by: nameOf(side, collab),
              why: details.why ?? null,
            }))}
          />
        )}
      </Loaded>
    </Card>
  )
}

/** When the visit is that an event is about; undefined of one that is about none. */
function visitOf({ startsAt, nights }: { startsAt?: string; nights?: number }, timezone: string): string | undefined {
  const stay = startsAt && nights ? datesOf(dayKey(startsAt, timezone), nights) : undefined
  return startsAt && visitTimeThere({ startsAt, stay }, timezone)
}

/** Who did something, as the reader is addressed. */
function nameOf(side: Side, collab: CollabData): string {
  if (side !== 'brand' && side !== 'influencer') return sideWords[side]
  return side === collab.side ? 'you' : collab[side].name
}

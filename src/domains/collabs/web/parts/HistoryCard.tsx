import { Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { dateTime } from '../../../../kit/web/format.ts'
import { Card, Timeline } from '../../../../kit/web/parts.tsx'
import { zoneHere } from '../../../../kit/web/zones.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { deliverableName } from '../../../briefs/deliverable-words.ts'
import { collabCalls } from '../../contract.ts'
import { type Side, sideWords } from '../../../audit/sides.ts'
import type { CollabData } from './StageBadge.tsx'
import { chosenOf, visitOf } from '../booked-words.ts'
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
              more: chosenOf(details, collab),
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

/** Who did something, as the reader is addressed. */
function nameOf(side: Side, collab: CollabData): string {
  if (side !== 'brand' && side !== 'influencer') return sideWords[side]
  return side === collab.side ? 'you' : collab[side].name
}

import { Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { dateTime } from '../../../../kit/web/format.ts'
import { Card, Timeline } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { deliverableName } from '../../../briefs/deliverable-words.ts'
import { collabCalls } from '../../contract.ts'
import { sideWords } from '../../../audit/sides.ts'
import type { CollabData } from './StageBadge.tsx'
import { historyId } from '../use-fresh-write.ts'

/** What happened, newest first, in words. */
export function HistoryCard({ uid, timezone, reader }: { uid: string; timezone: string; reader: CollabData['side'] }) {
  const timeline = useRead(collabCalls.getCollabTimeline, { uid })
  return (
    <Card>
      <Title order={2} mb="sm" id={historyId}>
        Timeline
      </Title>
      <Loaded of={timeline} shape="lines">
        {({ events }) => (
          <Timeline
            items={events.map(({ uid: key, at, words, side, details: { type, changes, why = null } }) => ({
              key,
              what: [words, deliverableName(type) ?? changes].filter(Boolean).join(': '),
              when: dateTime(at, timezone),
              by: side === reader && side !== 'staff' ? 'you' : sideWords[side],
              why,
            }))}
          />
        )}
      </Loaded>
    </Card>
  )
}

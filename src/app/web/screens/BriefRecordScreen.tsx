import { Button, Group } from '@mantine/core'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import { briefCalls } from '../../../domains/briefs/contract.ts'
import { deliverablesInWords } from '../../../domains/briefs/web/deliverable-words.ts'
import { briefRecordSearch, toBrief, toBriefHistory } from '../../../domains/briefs/web/links.ts'
import { BriefBadge } from '../../../domains/briefs/web/parts/BriefBadge.tsx'
import { valueWords } from '../../../domains/briefs/web/value-words.ts'
import { cityFacts } from '../../../domains/profiles/vocabulary.ts'
import { toBrand } from '../../../domains/profiles/web/links.ts'
import { UsageLink } from '../../../domains/profiles/web/parts/UsageLink.tsx'
import { RecordPeople } from '../../../domains/records/web/parts/RecordPeople.tsx'
import { RecordSummary } from '../../../domains/records/web/parts/RecordSummary.tsx'
import { RecordTasks } from '../../../domains/records/web/parts/RecordTasks.tsx'
import { useRead } from '../../../kit/web/calls.ts'
import { counted, dateOf, dayRange } from '../../../kit/web/format.ts'
import { LinkTo } from '../../../kit/web/link.tsx'
import { Card, Facts } from '../../../kit/web/parts.tsx'
import { useAddress } from '../../../kit/web/route.ts'
import { Screen } from '../../../kit/web/screen.tsx'
import { RecordFrame } from './record/RecordFrame.tsx'
import { historyTab } from './record/RecordHistory.tsx'
import { RecordCollabs } from './record/RecordLists.tsx'

type Brief = OutputOf<typeof briefCalls.getBrief>

/** A brief for our team: what it offers, everything that happened with it and its collabs, and what to do next. */
export function BriefRecordScreen() {
  const [{ brief = '' }] = useAddress(briefRecordSearch)
  const read = useRead(briefCalls.getBrief, { uid: brief })
  return (
    <Screen title={read.data?.content.title || 'Brief'} bare of={read} width="wide">
      {(data) => <Frame key={data.uid} brief={data} />}
    </Screen>
  )
}

function Frame({ brief }: { brief: Brief }) {
  const { uid, brandUid, brandName, content, status, held } = brief
  return (
    <RecordFrame
      recordUid={uid}
      summary={<RecordSummary recordUid={uid} />}
      picture={{ path: content.pictures[0] ?? null, kind: 'hero' }}
      name={content.title || 'Untitled brief'}
      about={
        <Group gap={8}>
          <LinkTo to={toBrand(brandUid)}>{brandName}</LinkTo>
          <BriefBadge status={status} held={held} />
          <UsageLink about={uid} />
        </Group>
      }
      actions={
        <Group gap="sm">
          <Button component={LinkTo} to={toBriefHistory(brandUid, uid)} variant="default">
            Versions
          </Button>
          <Button component={LinkTo} to={toBrief(brandUid, uid)}>
            Open brief
          </Button>
        </Group>
      }
      contacts={
        <>
          <RecordPeople recordUid={uid} />
          <BriefFacts brief={brief} />
        </>
      }
      facts={null}
      next={<RecordTasks recordUid={uid} />}
      tabs={[
        historyTab(uid),
        { key: 'collabs', label: 'Collabs', content: () => <RecordCollabs briefUid={uid} called={content.title} /> },
      ]}
    />
  )
}

function BriefFacts({ brief }: { brief: Brief }) {
  const { city, category, content, currency, spotsTaken, submittedAt, liveSince, createdAt, timezone } = brief
  const { valueMinor, guests, deliverables, liveFrom, liveUntil, maxCollabs, approval } = content
  return (
    <Card>
      <Facts
        rows={[
          ['Category', `${category} in ${cityFacts[city].name}`],
          ['Value', valueWords({ valueMinor, currency })],
          ['Deliverables', deliverables.length > 0 ? deliverablesInWords(deliverables) : 'None yet'],
          ['Guests', guests === 0 ? 'Creator only' : counted(guests, 'guest')],
          ['Spots taken', `${spotsTaken} of ${maxCollabs}`],
          ['Requests', approval === 'automatic' ? 'Good matches are auto-approved' : 'Every request is reviewed'],
          ['Dates', dayRange(liveFrom, liveUntil)],
          submittedAt ? ['Sent for review', dateOf(submittedAt, timezone)] : null,
          liveSince ? ['Live since', dateOf(liveSince, timezone)] : null,
          ['Created', dateOf(createdAt, timezone)],
        ]}
      />
    </Card>
  )
}

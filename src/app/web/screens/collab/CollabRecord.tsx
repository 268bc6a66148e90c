import { Group, Stack } from '@mantine/core'
import { toBriefRecord } from '../../../../domains/briefs/web/links.ts'
import { ExtendDeadline } from '../../../../domains/collabs/web/parts/ExtendDeadline.tsx'
import { ForTheDay } from '../../../../domains/collabs/web/parts/ForTheDay.tsx'
import { type CollabData, StageBadge } from '../../../../domains/collabs/web/parts/StageBadge.tsx'
import { TermsProposal } from '../../../../domains/collabs/web/parts/TermsProposal.tsx'
import { TermsCard } from '../../../../domains/collabs/web/parts/TermsCard.tsx'
import { historyId } from '../../../../domains/collabs/web/use-fresh-write.ts'
import { useNow } from '../../../../domains/collabs/web/use-now.ts'
import { contentCalls } from '../../../../domains/content/contract.ts'
import { Logistics } from '../../../../domains/logistics/web/parts/Logistics.tsx'
import { toBrand, toInfluencer } from '../../../../domains/profiles/web/links.ts'
import { UsageLink } from '../../../../domains/profiles/web/parts/UsageLink.tsx'
import { RecordPeople } from '../../../../domains/records/web/parts/RecordPeople.tsx'
import { RecordTasks } from '../../../../domains/records/web/parts/RecordTasks.tsx'
import { CollabWorth } from '../../../../domains/value/web/parts/CollabWorth.tsx'
import { FrontPage } from '../../../../domains/value/web/parts/FrontPage.tsx'
import { Tracking } from '../../../../domains/value/web/parts/Tracking.tsx'
import { VisitIssues } from '../../../../domains/visits/web/parts/VisitIssues.tsx'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card, Facts } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { RecordFrame } from '../record/RecordFrame.tsx'
import { historyTab } from '../record/RecordHistory.tsx'
import { CollabActions, CollabTurn } from './CollabHeader.tsx'
import { CollabContent, CollabVisit, isAhead, postsOf } from './CollabParts.tsx'
import { NextStep } from './NextStep.tsx'

/** A collab for our team, in the frame of every record. It opens at what there is to do: that is what they come for. */
export function CollabRecord({ collab }: { collab: CollabData }) {
  const { uid, brand, influencer, brief, terms, stage, outcome } = collab
  const now = useNow()
  const content = useRead(contentCalls.getDeliverables, { collabUid: uid })
  return (
    <RecordFrame
      recordUid={uid}
      summary={<CollabTurn collab={collab} deliverables={content.data?.deliverables ?? []} />}
      picture={{ path: influencer.avatar, kind: 'user' }}
      name={`${influencer.name} at ${brand.name}`}
      about={
        <Group gap={8}>
          <span className="dim">{terms?.title ?? brief.title}</span>
          <StageBadge collab={collab} />
          <UsageLink about={uid} />
        </Group>
      }
      actions={
        <Group gap="sm">
          <CollabActions collab={collab} />
          <ExtendDeadline collab={collab} />
        </Group>
      }
      contacts={
        <>
          <Parties collab={collab} />
          <RecordPeople recordUid={uid} />
        </>
      }
      facts={<TermsCard collab={collab} />}
      next={
        <>
          <RecordTasks recordUid={uid} />
          {!isAhead(collab, now) && <CollabVisit collab={collab} />}
          {outcome === 'open' && <VisitIssues collab={collab} />}
          <Tracking collabUid={uid} posts={postsOf(content.data)} />
          <CollabWorth collabUid={uid} />
          {stage === 6 && <FrontPage collabUid={uid} side="staff" />}
        </>
      }
      tabsId={historyId}
      tabs={[
        {
          key: 'collab',
          label: 'Collab',
          content: () => (
            <Stack gap="lg">
              <TermsProposal collab={collab} waitingFor="reader" />
              {isAhead(collab, now) && <CollabVisit collab={collab} />}
              <ForTheDay collab={collab} />
              <TermsProposal collab={collab} waitingFor="others" />
              <NextStep collab={collab} />
              <Logistics collab={collab} />
              {outcome !== 'open' && <VisitIssues collab={collab} />}
              <Loaded of={content}>{(given) => <CollabContent collab={collab} content={given} />}</Loaded>
            </Stack>
          ),
        },
        historyTab(uid),
      ]}
    />
  )
}

function Parties({ collab: { brand, influencer, brief } }: { collab: CollabData }) {
  return (
    <Card>
      <Facts
        rows={[
          [
            'Brand',
            <LinkTo key="brand" to={toBrand(brand.uid)}>
              {brand.name}
            </LinkTo>,
          ],
          [
            'Creator',
            <span key="creator">
              <LinkTo to={toInfluencer(influencer.uid)}>{influencer.name}</LinkTo>{' '}
              {influencer.idChecked && <Badge tone="good">ID checked</Badge>}
            </span>,
          ],
          [
            'Brief',
            <LinkTo key="brief" to={toBriefRecord(brief.uid)}>
              {brief.title || 'Untitled brief'}
            </LinkTo>,
          ],
        ]}
      />
    </Card>
  )
}

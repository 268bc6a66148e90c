import { Stack, Title } from '@mantine/core'
import { useRead } from '../../../kit/web/calls.ts'
import { Card } from '../../../kit/web/parts.tsx'
import { useAddress } from '../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../kit/web/screen.tsx'
import { collabCalls } from '../../../domains/collabs/contract.ts'
import { collabSearch } from '../../../domains/collabs/web/links.ts'
import { AboutCollab } from '../../../domains/collabs/web/parts/AboutCollab.tsx'
import { ForTheDay } from '../../../domains/collabs/web/parts/ForTheDay.tsx'
import { TermsProposal } from '../../../domains/collabs/web/parts/TermsProposal.tsx'
import type { CollabData } from '../../../domains/collabs/web/parts/StageBadge.tsx'
import { CollabWorth } from '../../../domains/value/web/parts/CollabWorth.tsx'
import { FrontPage } from '../../../domains/value/web/parts/FrontPage.tsx'
import { Tracking } from '../../../domains/value/web/parts/Tracking.tsx'
import { Logistics } from '../../../domains/logistics/web/parts/Logistics.tsx'
import { VisitIssues } from '../../../domains/visits/web/parts/VisitIssues.tsx'
import { VisitCard } from '../../../domains/visits/web/parts/VisitCard.tsx'
import { useNow } from '../../../domains/collabs/web/use-now.ts'
import { contentCalls } from '../../../domains/content/contract.ts'
import { deliverableName, type Deliverables } from '../../../domains/content/web/deliverable-words.ts'
import { MeasuredPosts } from '../../../domains/platforms/web/parts/MeasuredPosts.tsx'
import { ChoosePost } from '../../../domains/platforms/web/parts/ChoosePost.tsx'
import { CollabHeader } from './collab/CollabHeader.tsx'
import { NextStep } from './collab/NextStep.tsx'
import { ReviewCard } from '../../../domains/content/web/parts/ReviewCard.tsx'
import { ApproveAll } from '../../../domains/content/web/parts/ApproveAll.tsx'
import { ContentDrafts } from '../../../domains/content/web/parts/ContentDrafts.tsx'
import { DeliverableCard } from '../../../domains/content/web/parts/DeliverableCard.tsx'
import { checkInUntil, spanOfView } from '../../../domains/visits/windows.ts'

/** Everything about one collab, for both sides and staff: what to do now first, then the content, the visit, the terms and what happened. */
export function CollabScreen() {
  const [{ collab: uid = '' }] = useAddress(collabSearch)
  const collab = useRead(collabCalls.getCollab, { uid })
  const now = useNow()
  const content = useRead(contentCalls.getDeliverables, { collabUid: uid })
  return (
    <Screen
      title={collab.data ? `${collab.data.brand.name} and ${collab.data.influencer.name}` : 'Collab'}
      bare
      of={collab}
    >
      {(data) => (
        <Stack gap="lg">
          <CollabHeader collab={data} deliverables={content.data?.deliverables ?? []} />
          <div className="two-columns">
            <Stack gap="lg">
              <TermsProposal collab={data} waitingFor="reader" />
              {isAhead(data, now) && <Visit collab={data} />}
              <ForTheDay collab={data} />
              <TermsProposal collab={data} waitingFor="others" />
              <NextStep collab={data} />
              <Logistics collab={data} />
              {data.outcome !== 'open' && <VisitIssues collab={data} />}
              <Loaded of={content}>{(given) => <Content collab={data} content={given} />}</Loaded>
            </Stack>
            <Stack gap="lg">
              {!isAhead(data, now) && <Visit collab={data} />}
              {data.outcome === 'open' && <VisitIssues collab={data} />}
              <Tracking collabUid={data.uid} posts={postsOf(content.data)} />
              {data.side !== 'influencer' && <CollabWorth collabUid={data.uid} />}
              {data.stage === 6 && <FrontPage collabUid={data.uid} side={data.side} />}
              <AboutCollab collab={data} />
            </Stack>
          </div>
        </Stack>
      )}
    </Screen>
  )
}

/** The deliverables that are posted, and so can carry a link. */
const postsOf = (content: Deliverables | undefined) =>
  (content?.deliverables ?? [])
    .filter(({ type }) => type !== 'ugc')
    .map((one) => ({ uid: one.uid, name: deliverableName(one) }))

/** A visit to come, or under way, is what matters now: on a phone it stands above the content. */
function isAhead({ stage, outcome, visit }: CollabData, now: number): boolean {
  return stage === 4 && outcome === 'open' && visit !== null && checkInUntil(spanOfView(visit)).getTime() > now
}

function Visit({ collab }: { collab: CollabData }) {
  if (!collab.visit) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        {collab.visit.stay ? 'The stay' : 'The visit'}
      </Title>
      <VisitCard collab={collab} />
    </Card>
  )
}

/** The opinion comes first once everything is published; what wants work comes before what is done. */
function Content({ collab, content }: { collab: CollabData; content: Deliverables }) {
  const { deliverables, reviews } = content
  const first = deliverables.findIndex((deliverable) => deliverable.state !== 'published')
  return (
    <>
      {collab.stage === 6 && <ReviewCard collab={collab} reviews={reviews} />}
      <ApproveAll collab={collab} deliverables={deliverables} />
      <ContentDrafts
        collab={collab}
        deliverables={deliverables}
        card={(deliverable, index) => (
          <DeliverableCard
            collab={collab}
            deliverable={deliverable}
            opened={index === first || (first === -1 && index === 0)}
            posts={(of, onChoose) => <ChoosePost collab={collab} deliverable={of} onChoose={onChoose} />}
          />
        )}
      />
      <MeasuredPosts collabUid={collab.uid} timezone={collab.brand.timezone} />
    </>
  )
}

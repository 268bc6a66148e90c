import { Stack } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useRead } from '../../../kit/web/calls.ts'
import { useAddress } from '../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../kit/web/screen.tsx'
import { RowsToCome } from '../../../kit/web/to-come.tsx'
import { collabCalls } from '../../../domains/collabs/contract.ts'
import { collabSearch } from '../../../domains/collabs/web/links.ts'
import { AboutCollab } from '../../../domains/collabs/web/parts/AboutCollab.tsx'
import { ForTheDay } from '../../../domains/collabs/web/parts/ForTheDay.tsx'
import { TermsProposal } from '../../../domains/collabs/web/parts/TermsProposal.tsx'
import type { CollabData } from '../../../domains/collabs/web/parts/StageBadge.tsx'
import { CollabWorth } from '../../../domains/value/web/parts/CollabWorth.tsx'
import { CreatorStoryLink } from '../../../domains/value/web/parts/CreatorStoryLink.tsx'
import { FrontPage } from '../../../domains/value/web/parts/FrontPage.tsx'
import { StoryPageAnswer } from '../../../domains/value/web/parts/StoryPageAnswer.tsx'
import { Tracking } from '../../../domains/value/web/parts/Tracking.tsx'
import { Logistics } from '../../../domains/logistics/web/parts/Logistics.tsx'
import { VisitIssues } from '../../../domains/visits/web/parts/VisitIssues.tsx'
import { useNow } from '../../../domains/collabs/web/use-now.ts'
import { RecordNeighbours } from '../../../domains/desk/web/parts/RecordNeighbours.tsx'
import { contentCalls } from '../../../domains/content/contract.ts'
import { CollabContent, CollabVisit, isAhead, postsOf } from './collab/CollabParts.tsx'
import { CollabHeader } from './collab/CollabHeader.tsx'
import { NextStep } from './collab/NextStep.tsx'

/** Our team's page has more on it, which nobody else loads. */
const CollabRecord = lazy(async () => ({ default: (await import('./collab/CollabRecord.tsx')).CollabRecord }))

/** Everything about one collab: for both sides what to do now first, then the content, the visit, the terms and what happened; for our team a record like any other. */
export function CollabScreen() {
  const [{ collab: uid = '' }] = useAddress(collabSearch)
  const collab = useRead(collabCalls.getCollab, { uid })
  const isStaff = collab.data?.side === 'staff'
  return (
    <Screen
      title={collab.data ? `${collab.data.brand.name} and ${collab.data.influencer.name}` : 'Collab'}
      bare
      of={collab}
      {...(isStaff && { width: 'wide' })}
    >
      {(data) =>
        isStaff ? (
          <Suspense fallback={<RowsToCome />}>
            <CollabRecord key={data.uid} collab={data} />
          </Suspense>
        ) : (
          <Collab collab={data} />
        )
      }
    </Screen>
  )
}

function Collab({ collab }: { collab: CollabData }) {
  const now = useNow()
  const [booked, setBooked] = useState(0)
  const content = useRead(contentCalls.getDeliverables, { collabUid: collab.uid })
  // After the visit the content is what one comes for.
  const isContentNext = collab.outcome === 'open' && collab.stage >= 4 && !isAhead(collab, now)
  const shownContent = <Loaded of={content}>{(given) => <CollabContent collab={collab} content={given} />}</Loaded>
  return (
    <Stack gap="lg">
      <RecordNeighbours key={collab.uid} recordUid={collab.uid} />
      <CollabHeader collab={collab} deliverables={content.data?.deliverables ?? []} />
      <div className="two-columns">
        <Stack gap="lg">
          {collab.side === 'influencer' && collab.stage === 6 && <CreatorStoryLink collab={collab} />}
          <TermsProposal collab={collab} waitingFor="reader" />
          {isAhead(collab, now) && <CollabVisit collab={collab} booked={booked} />}
          {isContentNext && shownContent}
          <ForTheDay collab={collab} />
          <TermsProposal collab={collab} waitingFor="others" />
          <NextStep collab={collab} onBooked={() => setBooked(booked + 1)} />
          <Logistics collab={collab} />
          {collab.outcome !== 'open' && <VisitIssues collab={collab} />}
          {!isContentNext && shownContent}
        </Stack>
        <Stack gap="lg">
          {!isAhead(collab, now) && <CollabVisit collab={collab} />}
          {collab.outcome === 'open' && <VisitIssues collab={collab} />}
          <Tracking collabUid={collab.uid} posts={postsOf(content.data)} />
          {collab.side !== 'influencer' && <CollabWorth collabUid={collab.uid} />}
          {collab.side === 'brand' && collab.stage === 6 && (
            <StoryPageAnswer collabUid={collab.uid} creator={collab.influencer.name} />
          )}
          {collab.stage === 6 && <FrontPage collabUid={collab.uid} side={collab.side} />}
          <AboutCollab collab={collab} />
        </Stack>
      </div>
    </Stack>
  )
}

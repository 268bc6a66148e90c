import { Stack, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { collabCalls } from '../../../collabs/contract.ts'
import { collabSearch } from '../../../collabs/web/links.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { VisitIssues } from '../../../collabs/web/parts/VisitIssues.tsx'
import { VisitCard } from '../../../collabs/web/parts/VisitCard.tsx'
import { useNow } from '../../../collabs/web/use-now.ts'
import { checkInAfterMs } from '../../../collabs/windows.ts'
import { contentCalls } from '../../contract.ts'
import type { Deliverables } from '../deliverable-words.ts'
import { CollabHeader } from './collab/CollabHeader.tsx'
import { HistoryCard } from './collab/HistoryCard.tsx'
import { NextStep } from './collab/NextStep.tsx'
import { ReviewCard } from './collab/ReviewCard.tsx'
import { DeliverableCard } from './collab/DeliverableCard.tsx'
import { TermsCard } from './collab/TermsCard.tsx'

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
          <CollabHeader collab={data} pieces={content.data?.pieces ?? []} />
          <div className="two-columns">
            <Stack gap="lg">
              {isAhead(data, now) && <Visit collab={data} />}
              <NextStep collab={data} />
              {data.outcome !== 'open' && <VisitIssues collab={data} />}
              <Loaded of={content}>{(given) => <Content collab={data} content={given} />}</Loaded>
            </Stack>
            <Stack gap="lg">
              {!isAhead(data, now) && <Visit collab={data} />}
              {data.outcome === 'open' && <VisitIssues collab={data} />}
              <TermsCard collab={data} />
              <HistoryCard uid={uid} timezone={data.brand.timezone} />
            </Stack>
          </div>
        </Stack>
      )}
    </Screen>
  )
}

/** A visit to come, or under way, is what matters now: on a phone it stands above the content. */
function isAhead({ stage, outcome, visit }: CollabData, now: number): boolean {
  return stage === 4 && outcome === 'open' && visit !== null && Date.parse(visit.startsAt) + checkInAfterMs > now
}

function Visit({ collab }: { collab: CollabData }) {
  if (!collab.visit) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        The visit
      </Title>
      <VisitCard collab={collab} />
    </Card>
  )
}

/** The opinion comes first once everything is published; what wants work comes before what is done. */
function Content({ collab, content }: { collab: CollabData; content: Deliverables }) {
  const { pieces, reviews } = content
  const isOpen = (index: number) => pieces[index]!.state !== 'published'
  const first = pieces.findIndex((_piece, index) => isOpen(index))
  return (
    <>
      {collab.stage === 6 && <ReviewCard collab={collab} reviews={reviews} />}
      {pieces.map((piece, index) => (
        <DeliverableCard
          key={piece.uid}
          collab={collab}
          piece={piece}
          opened={index === first || (first === -1 && index === 0)}
        />
      ))}
    </>
  )
}

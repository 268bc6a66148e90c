import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { collabSearch } from '../../../../domains/collabs/web/links.ts'
import type { CollabData } from '../../../../domains/collabs/web/parts/StageBadge.tsx'
import { useNow } from '../../../../domains/collabs/web/use-now.ts'
import { VisitCard } from '../../../../domains/visits/web/parts/VisitCard.tsx'
import { deliverableName, type Deliverables } from '../../../../domains/content/web/deliverable-words.ts'
import { ChoosePost } from '../../../../domains/platforms/web/parts/ChoosePost.tsx'
import { MeasuredPosts } from '../../../../domains/platforms/web/parts/MeasuredPosts.tsx'
import { ReviewCard } from '../../../../domains/content/web/parts/ReviewCard.tsx'
import { ApproveAll } from '../../../../domains/content/web/parts/ApproveAll.tsx'
import { ContentDrafts } from '../../../../domains/content/web/parts/ContentDrafts.tsx'
import { DeliverableCard } from '../../../../domains/content/web/parts/DeliverableCard.tsx'
import { checkInUntil, spanOfView } from '../../../../domains/visits/windows.ts'
import { BeforeVisit } from './BeforeVisit.tsx'
import styles from './collab-parts.module.css'

/** The deliverables that are posted, and so can carry a link. */
export const postsOf = (content: Deliverables | undefined) =>
  (content?.deliverables ?? [])
    .filter(({ type }) => type !== 'ugc')
    .map((one) => ({ uid: one.uid, name: deliverableName(one) }))

/** A visit to come, or under way, is what matters now: on a phone it stands above the content. */
export function isAhead({ stage, outcome, visit }: CollabData, now: number): boolean {
  return stage === 4 && outcome === 'open' && visit !== null && checkInUntil(spanOfView(visit)).getTime() > now
}

/** `booked` counts what was just booked on this page: each time the visit is gone to, as what comes next. */
export function CollabVisit({ collab, booked = 0 }: { collab: CollabData; booked?: number }) {
  const now = useNow()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (booked === 0) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView?.({ block: 'start' })
  }, [booked])
  if (!collab.visit) return null
  return (
    <Card>
      <Title order={2} mb="sm" ref={title} tabIndex={-1} className={styles.visit}>
        {collab.visit.stay ? 'The stay' : 'The visit'}
      </Title>
      <VisitCard collab={collab}>{isAhead(collab, now) && <BeforeVisit collab={collab} />}</VisitCard>
    </Card>
  )
}

/** The opinion comes first once everything is published; what wants work comes before what is done. */
export function CollabContent({ collab, content }: { collab: CollabData; content: Deliverables }) {
  const { deliverables, reviews } = content
  const [{ deliverable: wanted }] = useAddress(collabSearch)
  const asked = deliverables.findIndex(({ uid }) => uid === wanted)
  const first = asked >= 0 ? asked : deliverables.findIndex(({ state }) => state !== 'published')
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: 'start' })
  }, [wanted])
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
            posts={(of, onChoose) => (
              <ChoosePost
                collab={collab}
                deliverable={of}
                used={deliverables.flatMap(({ liveUrl }) => liveUrl ?? [])}
                onChoose={onChoose}
              />
            )}
          />
        )}
      />
      <MeasuredPosts collabUid={collab.uid} timezone={collab.brand.timezone} />
    </>
  )
}

import { HistoryCard } from './HistoryCard.tsx'
import type { CollabData } from './StageBadge.tsx'
import { TermsCard } from './TermsCard.tsx'

/** What a collab's page says of the collab itself, beside its visit and its content: the cards of this domain, in their order. */
export function AboutCollab({ collab }: { collab: CollabData }) {
  return (
    <>
      <TermsCard collab={collab} />
      <HistoryCard collab={collab} />
    </>
  )
}

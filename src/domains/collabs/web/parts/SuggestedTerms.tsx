import { Text } from '@mantine/core'
import type { CollabData } from './StageBadge.tsx'
import { TermsRows } from './TermsRows.tsx'

/** What a request asks for differently from the brief: the brief’s words struck, theirs after them. Nothing where it suggests nothing. */
export function SuggestedTerms({ collab: { suggestion, side } }: { collab: Pick<CollabData, 'suggestion' | 'side'> }) {
  if (!suggestion) return null
  return (
    <section aria-label="Suggested terms">
      <Text fw={600} mb="xs">
        {side === 'influencer' ? 'The terms you suggested' : 'Suggested terms'}
      </Text>
      <TermsRows rows={suggestion.rows} />
    </section>
  )
}

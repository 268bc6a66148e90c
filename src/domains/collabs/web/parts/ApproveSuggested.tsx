import { Button, Group, Stack } from '@mantine/core'
import { SuggestedTerms } from './SuggestedTerms.tsx'
import type { CollabData } from './StageBadge.tsx'

type Props = { collab: CollabData; onApprove: (terms: 'brief' | 'suggested') => void; onClose: () => void }

/** A yes to a request that suggests other terms: with those, or with the brief’s own. Only the brand itself agrees to other terms. */
export function ApproveSuggested({ collab, onApprove, onClose }: Props) {
  const isBrand = collab.side === 'brand'
  return (
    <Stack>
      <SuggestedTerms collab={collab} />
      <div className="note" data-tone="mute">
        {isBrand
          ? `If you approve the brief’s terms, ${collab.influencer.name} can withdraw until they book a time.`
          : 'Only the brand can agree to suggested terms. You can approve this request on the brief’s terms.'}
      </div>
      <Group justify="flex-end">
        <Button variant="subtle" onClick={onClose}>
          Back
        </Button>
        <Button variant={isBrand ? 'default' : 'filled'} onClick={() => onApprove('brief')}>
          Approve the brief’s terms
        </Button>
        {isBrand && (
          <Button data-autofocus onClick={() => onApprove('suggested')}>
            Approve suggested terms
          </Button>
        )}
      </Group>
    </Stack>
  )
}

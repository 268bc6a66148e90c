import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { Badge, type Tone } from '../../../../kit/web/parts.tsx'
import type { collabCalls } from '../../contract.ts'
import { stages } from '../../stages.ts'

export type CollabData = OutputOf<typeof collabCalls.getCollab>

const outcomeTones: Record<CollabData['outcome'], [Tone, string]> = {
  open: ['calm', 'Open'],
  completed: ['good', 'Completed'],
  declined: ['mute', 'Declined'],
  withdrawn: ['mute', 'Withdrawn'],
  cancelled: ['bad', 'Cancelled'],
  'no-show': ['bad', 'No-show'],
  'not-hosted': ['bad', 'Couldn’t host'],
  expired: ['mute', 'No reply'],
}
const stageTones: Record<CollabData['stage'], Tone> = { 1: 'warn', 3: 'calm', 4: 'calm', 5: 'warn', 6: 'good' }

/** Where a collab stands: its stage while open, its outcome once it has ended. */
export function StageBadge({ collab }: { collab: Pick<CollabData, 'stage' | 'outcome'> }) {
  if (collab.outcome === 'open') return <Badge tone={stageTones[collab.stage]}>{stages[collab.stage]}</Badge>
  const [tone, word] = outcomeTones[collab.outcome]
  return <Badge tone={tone}>{word}</Badge>
}

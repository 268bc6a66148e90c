import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { Badge, type Tone } from '../../../../kit/web/parts.tsx'
import type { collabCalls } from '../../contract.ts'
import { outcomeNames, stages } from '../../stages.ts'
import { useNow } from '../use-now.ts'

export type CollabData = OutputOf<typeof collabCalls.getCollab>

const outcomeTones: Record<CollabData['outcome'], Tone> = {
  open: 'calm',
  completed: 'good',
  declined: 'mute',
  withdrawn: 'mute',
  cancelled: 'bad',
  'no-show': 'bad',
  'not-hosted': 'bad',
  expired: 'mute',
}
const stageTones: Record<CollabData['stage'], Tone> = { 1: 'warn', 3: 'calm', 4: 'calm', 5: 'warn', 6: 'good' }

type Standing = Pick<CollabData, 'stage' | 'outcome'> & {
  visit?: Pick<NonNullable<CollabData['visit']>, 'startsAt' | 'checkedInAt'> | null
}

/** Where a collab stands: its stage while open, its outcome once it has ended. After the visit its content is due. */
export function standingOf({ stage, outcome, visit }: Standing, now: number): { tone: Tone; words: string } {
  const isVisited = visit && (visit.checkedInAt !== null || Date.parse(visit.startsAt) <= now)
  if (outcome === 'open' && stage === 4 && isVisited) return { tone: 'warn', words: 'Content due' }
  if (outcome === 'open') return { tone: stageTones[stage], words: stages[stage] }
  return { tone: outcomeTones[outcome], words: outcomeNames[outcome] }
}

export function StageBadge({ collab, className }: { collab: Standing; className?: string | undefined }) {
  const { tone, words } = standingOf(collab, useNow())
  return (
    <Badge tone={tone} className={className}>
      {words}
    </Badge>
  )
}

import { Badge, type Tone } from '../../../../kit/web/parts.tsx'
import type { BriefStatus } from '../../statuses.ts'

const looks: Record<BriefStatus, { tone: Tone; word: string }> = {
  draft: { tone: 'mute', word: 'Draft' },
  submitted: { tone: 'calm', word: 'In review' },
  live: { tone: 'good', word: 'Live' },
  paused: { tone: 'warn', word: 'Paused' },
  archived: { tone: 'mute', word: 'Archived' },
}

/** Where a brief stands; on hold comes first, since nobody can apply then. */
export function BriefBadge({ status, held }: { status: BriefStatus; held: boolean }) {
  if (held && status === 'live') return <Badge tone="bad">On hold: requests waiting</Badge>
  const { tone, word } = looks[status]
  return <Badge tone={tone}>{word}</Badge>
}

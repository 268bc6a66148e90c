import { Badge, type Tone } from '../../../../kit/web/parts.tsx'
import { type BriefStatus, briefStatusNames } from '../../statuses.ts'

const tones: Record<BriefStatus, Tone> = {
  draft: 'mute',
  submitted: 'calm',
  live: 'good',
  paused: 'warn',
  archived: 'mute',
}

/** Where a brief stands; on hold comes first, since nobody can apply then. */
export function BriefBadge({ status, held }: { status: BriefStatus; held: boolean }) {
  if (held && status === 'live') return <Badge tone="bad">On hold: requests waiting</Badge>
  return <Badge tone={tones[status]}>{briefStatusNames[status]}</Badge>
}

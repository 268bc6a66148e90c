import { counted } from '../../../kit/web/format.ts'
import type { BriefDeliverable } from '../brief.ts'

const many: Record<BriefDeliverable['type'], string> = {
  story: 'Stories',
  post: 'posts',
  reel: 'Reels',
  stream: 'live streams',
  ugc: 'files for the brand',
}
const one: Record<BriefDeliverable['type'], string> = {
  story: 'Story',
  post: 'post',
  reel: 'Reel',
  stream: 'live stream',
  ugc: 'file for the brand',
}

/** What a brief asks for in words: `1 Reel and 2 Stories`. */
export function deliverablesInWords(deliverables: readonly BriefDeliverable[]): string {
  const counts = new Map<BriefDeliverable['type'], number>()
  for (const { type, count } of deliverables) counts.set(type, (counts.get(type) ?? 0) + count)
  const words = [...counts].map(([type, count]) => counted(count, one[type], many[type]))
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? 'nothing yet')
}

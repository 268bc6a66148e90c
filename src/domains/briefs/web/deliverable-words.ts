import { counted } from '../../../kit/web/format.ts'
import type { BriefDeliverable } from '../brief.ts'

const many: Record<BriefDeliverable['type'], string> = {
  story: 'stories',
  post: 'posts',
  reel: 'reels',
  stream: 'streams',
  ugc: 'UGC items',
}
const one: Record<BriefDeliverable['type'], string> = {
  story: 'story',
  post: 'post',
  reel: 'reel',
  stream: 'stream',
  ugc: 'UGC item',
}

/** What a brief asks for in words: `1 reel and 2 stories`. */
export function deliverablesInWords(deliverables: readonly BriefDeliverable[]): string {
  const counts = new Map<BriefDeliverable['type'], number>()
  for (const { type, count } of deliverables) counts.set(type, (counts.get(type) ?? 0) + count)
  const words = [...counts].map(([type, count]) => counted(count, one[type], many[type]))
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? 'nothing yet')
}

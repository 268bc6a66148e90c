import type { TodayItem } from './contract.ts'
import { stepOf } from './step.ts'

/** Who or what it is about, first. */
export function titleOf({ kind, influencer, brand, brief, detail }: TodayItem): string {
  if (kind === 'brief') return brief?.title || 'Untitled brief'
  if (kind === 'payment') return brand?.name ?? ''
  return influencer?.name ?? brand?.name ?? (kind === 'step' ? stepOf(detail ?? '').text : (detail ?? ''))
}

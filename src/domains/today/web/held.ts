import { allContentOf } from '../../content/web/parts/ApproveAll.tsx'
import type { TodayItem } from '../contract.ts'

/** Whether it was answered just now, which can still be taken back; content to review once all of it was. */
export const isHeld = (held: ReadonlyMap<string, string>, { key, kind, subjectUid }: TodayItem): boolean =>
  held.has(key) || held.has(kind === 'review' ? allContentOf(subjectUid) : subjectUid)

import { BriefContent } from '../brief.ts'
import type { Brief } from './reads.ts'

const parts = Object.keys(BriefContent.shape)

/** What a brief says, out of its row. */
export function contentOf(row: Brief): BriefContent {
  const entries = parts.map((part) => [part, row[part as keyof Brief]])
  // The row has a column for each part, of the same name and type.
  return Object.fromEntries(entries) as BriefContent
}

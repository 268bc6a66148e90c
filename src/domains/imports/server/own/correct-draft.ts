import { and, isNotNull } from 'drizzle-orm'
import { keysOf } from '../../../../kit/contract/keys.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import { ofLine } from '../imported-venues.ts'
import { importRows } from '../tables.ts'
import { correctedBy, stayingOf } from '../venues/corrections.ts'
import type { Corrected, Correction, Values } from '../venues/details.ts'
import type { ImportedLine } from '../imported-line.ts'
import type { OwnVenue } from './own-venue.ts'

/** Corrects a venue that waits to be added; answers what, null where it’s no longer as it was planned. */
export async function correctDraft(
  tx: Tx,
  draft: ImportedLine,
  corrections: readonly Correction[],
): Promise<Corrected | null> {
  const own = await lockDraft(tx, draft)
  const corrected = own && correctedBy(detailsOf(own), corrections)
  if (!corrected) return null
  await saveDraft(tx, draft, { ...own, ...(corrected.after as Partial<OwnVenue>) })
  return { ...corrected, draft: { importUid: draft.importUid, line: draft.line } }
}

/** Puts back what a row corrected of a draft, but what has changed since. Answers the details that stay: all of one that doesn’t wait any more. */
export async function putBackDraft(tx: Tx, draft: ImportedLine, corrected: Corrected): Promise<(keyof Values)[]> {
  const own = await lockDraft(tx, draft)
  if (!own) return keysOf(corrected.after)
  const stay = stayingOf(detailsOf(own), corrected)
  const back = keysOf(corrected.after).filter((key) => !stay.includes(key))
  await saveDraft(tx, draft, { ...own, ...Object.fromEntries(back.map((key) => [key, corrected.before[key]])) })
  return stay
}

const detailsOf = ({ latitude = null, longitude = null, ...own }: OwnVenue) => ({ ...own, latitude, longitude })

async function lockDraft(tx: Tx, draft: ImportedLine): Promise<OwnVenue | null> {
  const [row] = await tx
    .select({ own: importRows.own })
    .from(importRows)
    .where(and(ofLine(draft), isNotNull(importRows.own)))
    .for('update')
  return row?.own ?? null
}

async function saveDraft(tx: Tx, draft: ImportedLine, own: OwnVenue): Promise<void> {
  await tx.update(importRows).set({ own }).where(ofLine(draft))
}

import type { Queryable } from '../../../kit/server/database.ts'
import type { Terms } from '../terms.ts'
import { findLastAccepted, sideName } from './proposals.ts'
import type { Collab } from './reads.ts'
import type { Signature } from './terms-pdf.ts'

/**
 * Both names and both times of the terms in force: of the request and its answer, or of the last change and its answer.
 * The first signature is of the side that spoke first.
 */
export async function findSignatures(db: Queryable, collab: Collab, terms: Terms): Promise<Signature[]> {
  const last = await findLastAccepted(db, collab.uid)
  const first = last?.side ?? (collab.startedBy === 'influencer' ? 'influencer' : 'brand')
  const second = first === 'brand' ? 'influencer' : 'brand'
  const of = (side: typeof first, by: string | null | undefined, at: Date): Signature => ({
    by: by ?? sideName(terms, side),
    for: sideName(terms, side),
    at,
  })
  return [
    of(first, last?.proposedBy, last?.proposedAt ?? collab.requestedAt),
    of(second, last?.answeredBy, new Date(terms.agreedAt)),
  ]
}

import type { Queryable } from '../../../kit/server/database.ts'
import { checkCaption, type CaptionProblem } from '../../briefs/disclosure.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { type ContentCheck, passes } from '../../media/content-checks.ts'
import { isNearCopy } from '../../media/near-copy.ts'
import type { StoredFile } from '../../media/server/facts.ts'
import { factsOf } from '../../media/server/view.ts'
import { checkDeliverableFile } from '../deliverable-checks.ts'
import type { Deliverable } from './deliverable.ts'
import { listDelivered } from './reads.ts'

export type FileChecks = { fileUid: string; checks: ContentCheck[] }[]

/** The golden rules for each file of a deliverable, whether it was delivered before among them. */
export async function checkFiles(
  db: Queryable,
  collab: Collab,
  deliverable: Deliverable,
  files: readonly StoredFile[],
): Promise<FileChecks> {
  const delivered = await listDelivered(db, collab.influencerUid, deliverable.uid)
  return files.map((file) => {
    const same = delivered.some((one) => one.uid === file.uid)
    const { phash } = file
    const near = !same && phash !== null && delivered.some((one) => one.phash !== null && isNearCopy(one.phash, phash))
    const facts = { ...factsOf(file), deliveredBefore: same ? ('same' as const) : near ? ('near' as const) : null }
    return { fileUid: file.uid, checks: checkDeliverableFile(facts, file.kind, deliverable) }
  })
}

/** Whether every file passes. */
export function allPass(checks: FileChecks): boolean {
  return checks.every((one) => passes(one.checks))
}

/** What a caption lacks by the terms that were agreed. A deliverable for reuse is not posted and needs none. */
export function captionProblems(
  collab: Collab,
  deliverable: Pick<Deliverable, 'type'>,
  caption: string,
): CaptionProblem[] {
  const { terms } = collab
  if (!terms || deliverable.type === 'ugc') return []
  const rule = { ...terms.disclosure, source: '', checkedOn: '' }
  return checkCaption(caption, { rule, mentions: terms.mentions, hashtags: terms.hashtags })
}

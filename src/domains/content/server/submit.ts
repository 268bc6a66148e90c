import { and, eq, isNotNull } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import { recordFee } from '../../billing/server/fees.ts'
import { type Collab } from '../../collabs/server/reads.ts'
import { recordCollab, saveCollab } from '../../collabs/server/save.ts'
import { advance } from '../../collabs/stages.ts'
import { missingTicks } from '../checklist.ts'
import { autoApprovalOf } from '../review.ts'
import { allPass, captionProblems, checkFiles, type FileChecks } from './checks.ts'
import {
  findDeliverables,
  type Deliverable,
  type DeliverableActing,
  deliverableWords,
  recordDeliverable,
  writeDeliverable,
  notifyOfDeliverable,
} from './deliverable.ts'
import { findVersions, type Version } from './reads.ts'
import { deliverableVersions, deliverables } from './tables.ts'
import { getVisit } from '../../visits/server/reads.ts'

/** Refuses whatever cannot be worked on: in review, approved or published. */
export function assertWithInfluencer(deliverable: Deliverable): void {
  if (deliverable.status !== 'pending')
    throw new CallError(
      'failed-precondition',
      `This content is already ${deliverable.status}, so you can’t upload a new version.`,
    )
  if (deliverable.submittedAt)
    throw new CallError('failed-precondition', 'This content is in review. You can change it if changes are requested.')
}

/** Refuses before the visit has begun. */
export async function assertVisitBegun({ tx }: DeliverableActing, collab: Collab): Promise<void> {
  const visit = await getVisit(tx, collab.uid)
  if (!visit.live) throw new CallError('failed-precondition', 'Your visit isn’t booked yet. Choose a time first.')
  if (visit.startsAt > now())
    throw new CallError('failed-precondition', 'Your visit hasn’t started yet. You can send your content once it has.')
}

/** The draft of a deliverable, checked once more; refused with everything that is not in order yet. */
export async function readyDraft(
  { tx }: DeliverableActing,
  collab: Collab,
  deliverable: Deliverable,
): Promise<{ draft: Version; checks: FileChecks }> {
  const draft = (await findVersions(tx, [deliverable.uid])).find(
    (version) => version.number === deliverable.fileVersion && !version.submittedAt,
  )
  if (!draft || draft.files.length === 0)
    throw new CallError('failed-precondition', 'Choose a file first, then send it.')
  const checks = await checkFiles(tx, collab, deliverable, draft.files)
  const caption = captionProblems(collab, deliverable, draft.caption)
  const ticks = missingTicks(draft.ticks)
  if (allPass(checks) && caption.length === 0 && ticks.length === 0) return { draft, checks }
  const wrong = checks.flatMap((one) => one.checks).find((check) => !check.ok)
  const first = wrong ? `${wrong.cause} ${wrong.fix}` : (caption[0]?.text ?? `Please confirm: ${ticks[0]}.`)
  throw new CallError('failed-precondition', first, { details: { files: checks, caption, ticks } })
}

/** Hands a draft over. With the last deliverable the collab is at stage 5, and the review clock of all of them starts. */
export async function reassign(
  acting: DeliverableActing,
  collab: Collab,
  deliverable: Deliverable,
  draft: Version,
  checks: FileChecks,
): Promise<{ deliverable: Deliverable; collab: Collab }> {
  const { tx } = acting
  const submittedAt = now()
  await tx
    .update(deliverableVersions)
    .set({ submittedAt, checks })
    .where(and(eq(deliverableVersions.deliverableUid, deliverable.uid), eq(deliverableVersions.number, draft.number)))
  const autoApproveAt = collab.stage === 5 ? autoApprovalOf(submittedAt) : null
  const after = await writeDeliverable(tx, deliverable, {
    submittedAt,
    autoApproveAt,
    reminded: 0,
    caption: draft.caption,
    checklist: draft.ticks,
  })
  await recordDeliverable(acting, 'deliverable.submitted', collab, after, { after: { fileVersion: draft.number } })
  if (collab.stage === 5) {
    await notifyBrand(acting, collab, after, `New version of ${deliverableWords(after)}`)
    return { deliverable: after, collab }
  }
  const ofCollab = await findDeliverables(tx, collab.uid)
  const waiting = ofCollab.filter((one) => one.status === 'pending' && !one.submittedAt).length
  if (waiting > 0) return { deliverable: after, collab }
  return deliver(acting, collab, after, submittedAt)
}

async function deliver(
  acting: DeliverableActing,
  collab: Collab,
  deliverable: Deliverable,
  at: Date,
): Promise<{ deliverable: Deliverable; collab: Collab }> {
  const { tx } = acting
  const after = await saveCollab(tx, collab, { ...advance(collab, 'submitDeliverable', true), deliveredAt: at })
  const label = [after.terms?.title, after.terms?.influencerName].filter(Boolean).join(', ')
  await recordFee(tx, { uid: after.uid, brandUid: after.brandUid, label })
  const autoApproveAt = autoApprovalOf(at)
  await tx
    .update(deliverables)
    .set({ autoApproveAt })
    .where(
      and(
        eq(deliverables.collabUid, collab.uid),
        eq(deliverables.status, 'pending'),
        isNotNull(deliverables.submittedAt),
      ),
    )
  await recordCollab(acting, 'collab.delivered', collab, after, { touches: ['collab', 'deliverable'] })
  await notifyBrand(acting, after, deliverable, `New content from ${after.terms?.influencerName ?? 'your creator'}`)
  return { deliverable: { ...deliverable, autoApproveAt }, collab: after }
}

async function notifyBrand(
  acting: DeliverableActing,
  collab: Collab,
  deliverable: Deliverable,
  title: string,
): Promise<void> {
  await notifyOfDeliverable(acting, collab, deliverable, [collab.brandUid], {
    kind: 'deliverable.submitted',
    title,
    lines: [
      `“${collab.terms?.title ?? ''}” is ready for your review.`,
      'If you don’t review it, it’s approved automatically after seven days.',
    ],
    action: 'Review content',
  })
}

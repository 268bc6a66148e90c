import { eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { moveContentDue, othersThan, saveCollab, notifyManager, notifyProfiles } from '../../collabs/server/save.ts'
import { advance } from '../../collabs/stages.ts'
import { dueAfterChanges } from '../due.ts'
import { drawsManagerIn } from '../review.ts'
import { rightsEnd } from '../../collabs/rights-end.ts'
import {
  authorOf,
  beginDeliverable,
  findDeliverables,
  type Deliverable,
  type DeliverableActing,
  deliverableWords,
  noDeliverable,
  recordDeliverable,
  writeDeliverable,
  notifyOfDeliverable,
} from './deliverable.ts'
import { deliverableRounds, deliverableComments } from './tables.ts'

type Input = { uid: string; version: number }
type Decided = { deliverable: Deliverable; collab: Collab }

function assertInReview(deliverable: Deliverable): void {
  if (deliverable.status !== 'pending')
    throw new CallError('failed-precondition', `This content is already ${deliverable.status}.`)
  if (!deliverable.submittedAt)
    throw new CallError(
      'failed-precondition',
      'The creator is still working on this, so there’s nothing to review yet.',
    )
}

/** A yes to a deliverable: by the brand, staff, a reviewer, or the clock seven days after it came. */
export async function approveOne(acting: DeliverableActing, input: Input): Promise<Decided> {
  const { actor } = acting
  const { deliverable: after, collab } = await approve(acting, input)
  const isPosted = after.type !== 'ugc'
  const approved = (lines: readonly string[]) => ({
    kind: 'deliverable.approved' as const,
    title: `Approved: ${deliverableWords(after)}`,
    lines: [
      `For “${collab.terms?.title ?? ''}”${actor.system ? ', approved automatically seven days after it was submitted' : ''}.`,
      ...lines,
    ],
    action: 'View content',
  })
  const next = isPosted ? 'Post it, then add the link.' : 'There’s nothing more to do.'
  await notifyOfDeliverable(acting, collab, after, [collab.influencerUid], approved([next]))
  if (actor.system) {
    const theirs = isPosted ? [`${collab.terms?.influencerName ?? 'The creator'} can now post it.`] : []
    await notifyOfDeliverable(acting, collab, after, [collab.brandUid], approved(theirs))
  }
  return { deliverable: after, collab: await completeIfDone(acting, collab) }
}

/** A yes to several deliverables of one collab, with one notification; the transaction of a refused one takes the others back. */
export async function approveSeveral(
  acting: DeliverableActing,
  collabUid: string,
  inputs: readonly Input[],
): Promise<void> {
  const decided: Decided[] = []
  for (const input of inputs) {
    const one = await approve(acting, input)
    if (one.collab.uid !== collabUid) throw noDeliverable()
    decided.push(one)
  }
  const { deliverable, collab } = must(decided.at(-1), 'deliverable')
  const arePosted = decided.some(({ deliverable }) => deliverable.type !== 'ugc')
  await notifyOfDeliverable(acting, collab, deliverable, [collab.influencerUid], {
    kind: 'deliverable.approved',
    title: `Approved: ${decided.length === 1 ? deliverableWords(deliverable) : `${decided.length} deliverables`}`,
    lines: [
      `For “${collab.terms?.title ?? ''}”.`,
      arePosted ? 'Post your content, then add the links.' : 'You’re all done.',
    ],
    action: 'View content',
  })
  await completeIfDone(acting, collab)
}

/** Writes and records the yes, by the rules that hold for every one. */
async function approve(acting: DeliverableActing, input: Input): Promise<Decided> {
  const { tx } = acting
  const { deliverable, collab } = await beginDeliverable(acting, input, 'approveDeliverable')
  assertInReview(deliverable)
  const approvedAt = now()
  const rightsUntil = collab.terms ? rightsEnd(collab.terms, approvedAt) : null
  const after = await writeDeliverable(tx, deliverable, {
    status: 'approved',
    approvedAt,
    rightsUntil,
    autoApproveAt: null,
  })
  await recordDeliverable(acting, 'deliverable.approved', collab, after)
  return { deliverable: after, collab }
}

/** Sends a deliverable back. After the last round a brand's wish goes to its account manager, and the deliverable stays in review. */
export async function requestChangesOn(acting: DeliverableActing, input: Input & { text: string }): Promise<Decided> {
  const { tx, actor } = acting
  const { deliverable, collab } = await beginDeliverable(acting, input, 'requestChanges')
  assertInReview(deliverable)
  const author = await authorOf(tx, acting, collab)
  const escalated = drawsManagerIn(deliverable.rounds, sideOn(actor, collab) === 'staff' ? 'staff' : 'brand')
  const requestedAt = now()
  const number = (await countRounds(acting, deliverable)) + 1
  await tx.insert(deliverableRounds).values({
    deliverableUid: deliverable.uid,
    number,
    version: deliverable.fileVersion,
    ...author,
    text: input.text,
    requestedAt,
    escalated,
  })
  if (escalated) return { deliverable: await escalate(acting, collab, deliverable, input.text), collab }
  const after = await writeDeliverable(tx, deliverable, {
    submittedAt: null,
    autoApproveAt: null,
    reminded: 0,
    rounds: deliverable.rounds + 1,
  })
  const due = await moveContentDue(tx, collab, dueAfterChanges(collab.contentDueAt, requestedAt))
  await recordDeliverable(acting, 'deliverable.changes-requested', collab, after, {
    why: input.text,
    after: { round: number },
  })
  await notifyOfDeliverable(acting, collab, after, [collab.influencerUid], {
    kind: 'deliverable.changes-requested',
    title: `Changes requested: ${deliverableWords(after)}`,
    lines: [`${author.authorName}: “${input.text}”`, 'Upload a new version when it’s ready.'],
    action: 'View changes',
  })
  return { deliverable: after, collab: due }
}

async function countRounds({ tx }: DeliverableActing, deliverable: Deliverable): Promise<number> {
  return tx.$count(deliverableRounds, eq(deliverableRounds.deliverableUid, deliverable.uid))
}

async function escalate(
  acting: DeliverableActing,
  collab: Collab,
  deliverable: Deliverable,
  text: string,
): Promise<Deliverable> {
  const after = await writeDeliverable(acting.tx, deliverable, {})
  await recordDeliverable(acting, 'deliverable.escalated', collab, after, { why: text })
  await notifyManager(
    acting,
    collab,
    {
      kind: 'deliverable.escalated',
      title: `${collab.terms?.brandName ?? 'The brand'} requested a third round of changes`,
      lines: [`“${text}”`, 'Please help both sides agree what happens next.'],
      action: 'View content',
    },
    `${after.uid}:${after.version}`,
  )
  return after
}

/** A remark on a version that was submitted. */
export async function commentOn(
  acting: DeliverableActing,
  collab: Collab,
  deliverable: Deliverable,
  input: { fileVersion: number; text: string; atMs: number | null },
): Promise<Deliverable> {
  const { tx, actor } = acting
  const author = await authorOf(tx, acting, collab)
  const uid = newUid('comment')
  await tx.insert(deliverableComments).values({
    uid,
    deliverableUid: deliverable.uid,
    version: input.fileVersion,
    accountUid: actor.accountUid,
    ...author,
    text: input.text,
    atMs: input.atMs,
    createdAt: now(),
  })
  await recordDeliverable(acting, 'deliverable.commented', collab, deliverable, { after: { comment: uid } })
  await notifyProfiles(
    acting,
    collab,
    othersThan(actor, collab),
    {
      kind: 'deliverable.commented',
      title: `${author.authorName} commented on ${deliverableWords(deliverable)}`,
      lines: [`“${input.text}”`],
      action: 'View comment',
      mail: false,
    },
    uid,
  )
  return deliverable
}

/** Completes a collab whose every deliverable is where it belongs: published, or approved where nothing is posted. */
export async function completeIfDone(acting: DeliverableActing, collab: Collab): Promise<Collab> {
  const deliverables = await findDeliverables(acting.tx, collab.uid)
  const isDone = (deliverable: Deliverable) =>
    deliverable.status === 'published' || (deliverable.type === 'ugc' && deliverable.status === 'approved')
  if (collab.stage !== 5 || !deliverables.every(isDone)) return collab
  const next = advance(collab, 'markPublished', true)
  const after = await saveCollab(acting.tx, collab, { ...next, closedAt: now() })
  const last = must(deliverables.at(-1), 'deliverable')
  await recordDeliverable(acting, 'collab.completed', after, last)
  await notifyOfDeliverable(acting, after, last, [after.brandUid, after.influencerUid], {
    kind: 'collab.completed',
    title: `Completed: “${after.terms?.title ?? ''}”`,
    lines: [
      deliverables.some(({ status }) => status === 'published')
        ? 'Everything is published.'
        : 'Everything is approved.',
      'How was it? Reviews are shown once you’ve both left one.',
    ],
    action: 'Leave a review',
  })
  return after
}

import { eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { newUid } from '../../../kit/contract/ids.ts'
import { now } from '../../../kit/server/clock.ts'
import { sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { othersThan, saveCollab, tellManager, tellProfiles } from '../../collabs/server/save.ts'
import { collabs } from '../../collabs/server/tables.ts'
import { advance } from '../../collabs/stages.ts'
import { dueAfterChanges } from '../due.ts'
import { drawsManagerIn } from '../review.ts'
import { rightsEnd } from '../rights.ts'
import {
  authorOf,
  beginPiece,
  listPieces,
  type Piece,
  type PieceActing,
  pieceWords,
  recordPiece,
  savePiece,
  tellOfPiece,
} from './piece.ts'
import { deliverableRounds, pieceComments } from './tables.ts'

type Input = { uid: string; version: number }
type Decided = { piece: Piece; collab: Collab }

function assertInReview(piece: Piece): void {
  if (piece.status !== 'pending') throw new CallError('failed-precondition', `This piece is ${piece.status} now.`)
  if (!piece.submittedAt)
    throw new CallError('failed-precondition', 'This piece is with the influencer now; there is nothing to review.')
}

/** A yes to a piece: by the brand, staff, a reviewer, or the clock seven days after it came. */
export async function approvePiece(acting: PieceActing, input: Input): Promise<Decided> {
  const { tx, actor } = acting
  const { piece, collab } = await beginPiece(acting, input, 'approveDeliverable')
  assertInReview(piece)
  const approvedAt = now()
  const rightsUntil = collab.terms ? rightsEnd(collab.terms, approvedAt) : null
  const after = await savePiece(tx, piece, { status: 'approved', approvedAt, rightsUntil, autoApproveAt: null })
  await recordPiece(acting, 'deliverable.approved', collab, after)
  const next = after.type === 'ugc' ? 'That is all for this piece.' : 'Post it now, then add its address.'
  await tellOfPiece(
    acting,
    collab,
    after,
    actor.system ? [collab.influencerUid, collab.brandUid] : [collab.influencerUid],
    {
      kind: 'deliverable.approved',
      title: `Approved: ${pieceWords(after)}`,
      lines: [`“${collab.terms?.title ?? ''}”${actor.system ? ', by itself, seven days after it came' : ''}.`, next],
      action: 'See the content',
    },
  )
  return { piece: after, collab: await completeIfDone(acting, collab) }
}

/** Sends a piece back. After the last round a brand's wish goes to its account manager, and the piece stays in review. */
export async function askForChanges(acting: PieceActing, input: Input & { text: string }): Promise<Decided> {
  const { tx, actor } = acting
  const { piece, collab } = await beginPiece(acting, input, 'requestChanges')
  assertInReview(piece)
  const author = await authorOf(tx, acting, collab)
  const drawnIn = drawsManagerIn(piece.rounds, sideOn(actor, collab) === 'staff' ? 'staff' : 'brand')
  const askedAt = now()
  const number = (await countRounds(acting, piece)) + 1
  await tx.insert(deliverableRounds).values({
    deliverableUid: piece.uid,
    number,
    version: piece.fileVersion,
    ...author,
    text: input.text,
    askedAt,
    drawnIn,
  })
  if (drawnIn) return { piece: await drawManagerIn(acting, collab, piece, input.text), collab }
  const after = await savePiece(tx, piece, {
    submittedAt: null,
    autoApproveAt: null,
    reminded: 0,
    rounds: piece.rounds + 1,
  })
  const contentDueAt = dueAfterChanges(collab.contentDueAt, askedAt)
  await tx.update(collabs).set({ contentDueAt }).where(eq(collabs.uid, collab.uid))
  await recordPiece(acting, 'deliverable.changes-asked', collab, after, { why: input.text, after: { round: number } })
  await tellOfPiece(acting, collab, after, [collab.influencerUid], {
    kind: 'deliverable.changes-asked',
    title: `Changes asked: ${pieceWords(after)}`,
    lines: [`${author.authorName} writes: “${input.text}”`, 'Upload a new version when it is ready.'],
    action: 'See what to change',
  })
  return { piece: after, collab: { ...collab, contentDueAt } }
}

async function countRounds({ tx }: PieceActing, piece: Piece): Promise<number> {
  return tx.$count(deliverableRounds, eq(deliverableRounds.deliverableUid, piece.uid))
}

async function drawManagerIn(acting: PieceActing, collab: Collab, piece: Piece, text: string): Promise<Piece> {
  const after = await savePiece(acting.tx, piece, {})
  await recordPiece(acting, 'deliverable.manager-drawn-in', collab, after, { why: text })
  await tellManager(
    acting,
    collab,
    {
      kind: 'deliverable.manager-drawn-in',
      title: `Two rounds of changes, and ${collab.terms?.brandName ?? 'the brand'} asks once more`,
      lines: [`“${text}”`, 'Please decide with both sides.'],
      action: 'See the content',
    },
    `${after.uid}:${after.version}`,
  )
  return after
}

/** A remark on a version that was submitted. */
export async function commentOn(
  acting: PieceActing,
  collab: Collab,
  piece: Piece,
  input: { fileVersion: number; text: string; atMs: number | null },
): Promise<Piece> {
  const { tx, actor } = acting
  const author = await authorOf(tx, acting, collab)
  const uid = newUid('comment')
  await tx.insert(pieceComments).values({
    uid,
    deliverableUid: piece.uid,
    version: input.fileVersion,
    accountUid: actor.accountUid,
    ...author,
    text: input.text,
    atMs: input.atMs,
    createdAt: now(),
  })
  await recordPiece(acting, 'deliverable.commented', collab, piece, { after: { comment: uid } })
  await tellProfiles(
    acting,
    collab,
    othersThan(actor, collab),
    {
      kind: 'deliverable.commented',
      title: `${author.authorName} wrote about ${pieceWords(piece)}`,
      lines: [`“${input.text}”`],
      action: 'Read it',
      mail: false,
    },
    uid,
  )
  return piece
}

/** Completes a collab whose every piece is where it belongs: published, or approved where nothing is posted. */
export async function completeIfDone(acting: PieceActing, collab: Collab): Promise<Collab> {
  const pieces = await listPieces(acting.tx, collab.uid)
  const isDone = (piece: Piece) => piece.status === 'published' || (piece.type === 'ugc' && piece.status === 'approved')
  if (collab.stage !== 5 || !pieces.every(isDone)) return collab
  const next = advance(collab, 'markPublished', true)
  const after = await saveCollab(acting.tx, collab, { ...next, closedAt: now() })
  const last = pieces.at(-1)!
  await recordPiece(acting, 'collab.completed', after, last)
  await tellOfPiece(acting, after, last, [after.brandUid, after.influencerUid], {
    kind: 'collab.completed',
    title: `Completed: “${after.terms?.title ?? ''}”`,
    lines: ['Everything is published.', 'How was it? Your opinion is shown once both have given theirs.'],
    action: 'Give your opinion',
  })
  return after
}

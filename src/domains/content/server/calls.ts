import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { contentCalls } from '../contract.ts'
import { addComment } from './calls/addComment.ts'
import { addFigures } from './calls/addFigures.ts'
import { approveDeliverable } from './calls/approveDeliverable.ts'
import { checkCaptionFor } from './calls/checkCaptionFor.ts'
import { createReviewerLink } from './calls/createReviewerLink.ts'
import { downloadPiece } from './calls/downloadPiece.ts'
import { getDeliverables } from './calls/getDeliverables.ts'
import { getReliability } from './calls/getReliability.ts'
import { getReviewerPage } from './calls/getReviewerPage.ts'
import { giveOpinion } from './calls/giveOpinion.ts'
import { listReviewerLinks } from './calls/listReviewerLinks.ts'
import { listShowcase } from './calls/listShowcase.ts'
import { listToDo } from './calls/listToDo.ts'
import { markPublished } from './calls/markPublished.ts'
import { requestChanges } from './calls/requestChanges.ts'
import { resolveComment } from './calls/resolveComment.ts'
import { reviewAsGuest } from './calls/reviewAsGuest.ts'
import { revokeReviewerLink } from './calls/revokeReviewerLink.ts'
import { saveDeliverable } from './calls/saveDeliverable.ts'
import { submitDeliverable } from './calls/submitDeliverable.ts'
import { verifyFigures } from './calls/verifyFigures.ts'

export const contentHandlers: HandlersOf<typeof contentCalls> = {
  addComment,
  addFigures,
  approveDeliverable,
  checkCaptionFor,
  createReviewerLink,
  downloadPiece,
  getDeliverables,
  getReliability,
  getReviewerPage,
  giveOpinion,
  listReviewerLinks,
  listShowcase,
  listToDo,
  markPublished,
  requestChanges,
  resolveComment,
  reviewAsGuest,
  revokeReviewerLink,
  saveDeliverable,
  submitDeliverable,
  verifyFigures,
}

import type { HandlersOf } from '../../../access/server/handler.ts'
import type { contentCalls } from '../contract.ts'
import { addComment } from './calls/addComment.ts'
import { addInsights } from './calls/addInsights.ts'
import { approveContent } from './calls/approveContent.ts'
import { approveDeliverable } from './calls/approveDeliverable.ts'
import { checkCaptionFor } from './calls/checkCaptionFor.ts'
import { createReviewerLink } from './calls/createReviewerLink.ts'
import { decideAsReviewer } from './calls/decideAsReviewer.ts'
import { downloadDeliverable } from './calls/downloadDeliverable.ts'
import { getCreatorPage } from './calls/getCreatorPage.ts'
import { getDeliverables } from './calls/getDeliverables.ts'
import { getReliability } from './calls/getReliability.ts'
import { getReviewedCreator } from './calls/getReviewedCreator.ts'
import { getReviewerPage } from './calls/getReviewerPage.ts'
import { listReadings } from './calls/listReadings.ts'
import { listReviewerLinks } from './calls/listReviewerLinks.ts'
import { listShowcase } from './calls/listShowcase.ts'
import { listToDo } from './calls/listToDo.ts'
import { listPortfoliosFor } from './calls/listPortfoliosFor.ts'
import { markPublished } from './calls/markPublished.ts'
import { recordCreatorOpen } from './calls/recordCreatorOpen.ts'
import { requestChanges } from './calls/requestChanges.ts'
import { resolveComment } from './calls/resolveComment.ts'
import { revokeReviewerLink } from './calls/revokeReviewerLink.ts'
import { saveDeliverable } from './calls/saveDeliverable.ts'
import { shareReview } from './calls/shareReview.ts'
import { submitContent } from './calls/submitContent.ts'
import { submitDeliverable } from './calls/submitDeliverable.ts'
import { submitReview } from './calls/submitReview.ts'
import { verifyInsights } from './calls/verifyInsights.ts'

export const contentHandlers: HandlersOf<typeof contentCalls> = {
  addComment,
  addInsights,
  approveContent,
  approveDeliverable,
  checkCaptionFor,
  createReviewerLink,
  decideAsReviewer,
  downloadDeliverable,
  getCreatorPage,
  getDeliverables,
  getReliability,
  getReviewedCreator,
  getReviewerPage,
  listReadings,
  listReviewerLinks,
  listShowcase,
  listToDo,
  listPortfoliosFor,
  markPublished,
  recordCreatorOpen,
  requestChanges,
  resolveComment,
  revokeReviewerLink,
  saveDeliverable,
  shareReview,
  submitContent,
  submitDeliverable,
  submitReview,
  verifyInsights,
}

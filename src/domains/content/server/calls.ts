import type { HandlersOf } from '../../../access/server/handler.ts'
import type { contentCalls } from '../contract.ts'
import { addComment } from './calls/addComment.ts'
import { addInsights } from './calls/addInsights.ts'
import { addToCollection } from './calls/addToCollection.ts'
import { approveContent } from './calls/approveContent.ts'
import { approveDeliverable } from './calls/approveDeliverable.ts'
import { browseShowcase } from './calls/browseShowcase.ts'
import { checkCaptionFor } from './calls/checkCaptionFor.ts'
import { createCollection } from './calls/createCollection.ts'
import { createReviewerLink } from './calls/createReviewerLink.ts'
import { decideAsReviewer } from './calls/decideAsReviewer.ts'
import { deleteCollection } from './calls/deleteCollection.ts'
import { downloadDeliverable } from './calls/downloadDeliverable.ts'
import { downloadShared } from './calls/downloadShared.ts'
import { getCollection } from './calls/getCollection.ts'
import { getCreatorPage } from './calls/getCreatorPage.ts'
import { getDeliverables } from './calls/getDeliverables.ts'
import { getReliability } from './calls/getReliability.ts'
import { getReviewedCreator } from './calls/getReviewedCreator.ts'
import { getReviewerPage } from './calls/getReviewerPage.ts'
import { getSharedContent } from './calls/getSharedContent.ts'
import { getShowcaseChoices } from './calls/getShowcaseChoices.ts'
import { listCollections } from './calls/listCollections.ts'
import { listContentLinks } from './calls/listContentLinks.ts'
import { listPortfoliosFor } from './calls/listPortfoliosFor.ts'
import { listReadings } from './calls/listReadings.ts'
import { listReviewerLinks } from './calls/listReviewerLinks.ts'
import { listShowcase } from './calls/listShowcase.ts'
import { listToDo } from './calls/listToDo.ts'
import { makeArchive } from './calls/makeArchive.ts'
import { markPublished } from './calls/markPublished.ts'
import { orderCollection } from './calls/orderCollection.ts'
import { recordCreatorOpen } from './calls/recordCreatorOpen.ts'
import { removeAdCode } from './calls/removeAdCode.ts'
import { removeFromCollection } from './calls/removeFromCollection.ts'
import { renameCollection } from './calls/renameCollection.ts'
import { requestAdCode } from './calls/requestAdCode.ts'
import { requestChanges } from './calls/requestChanges.ts'
import { resolveComment } from './calls/resolveComment.ts'
import { revokeContentLink } from './calls/revokeContentLink.ts'
import { revokeReviewerLink } from './calls/revokeReviewerLink.ts'
import { saveAdCode } from './calls/saveAdCode.ts'
import { saveDeliverable } from './calls/saveDeliverable.ts'
import { shareContent } from './calls/shareContent.ts'
import { shareReview } from './calls/shareReview.ts'
import { submitContent } from './calls/submitContent.ts'
import { submitDeliverable } from './calls/submitDeliverable.ts'
import { submitReview } from './calls/submitReview.ts'
import { verifyInsights } from './calls/verifyInsights.ts'

export const contentHandlers: HandlersOf<typeof contentCalls> = {
  addComment,
  addInsights,
  saveAdCode,
  removeAdCode,
  requestAdCode,
  addToCollection,
  approveContent,
  approveDeliverable,
  browseShowcase,
  checkCaptionFor,
  createCollection,
  createReviewerLink,
  decideAsReviewer,
  deleteCollection,
  downloadDeliverable,
  downloadShared,
  getCollection,
  getCreatorPage,
  getDeliverables,
  getReliability,
  getReviewedCreator,
  getReviewerPage,
  getSharedContent,
  getShowcaseChoices,
  listCollections,
  listContentLinks,
  listPortfoliosFor,
  listReadings,
  listReviewerLinks,
  listShowcase,
  listToDo,
  makeArchive,
  markPublished,
  orderCollection,
  recordCreatorOpen,
  removeFromCollection,
  renameCollection,
  requestChanges,
  resolveComment,
  revokeContentLink,
  revokeReviewerLink,
  saveDeliverable,
  shareContent,
  shareReview,
  submitContent,
  submitDeliverable,
  submitReview,
  verifyInsights,
}

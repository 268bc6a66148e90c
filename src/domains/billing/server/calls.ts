import type { HandlersOf } from '../../../access/server/handler.ts'
import type { billingCalls } from '../contract.ts'
import { browseInvoices } from './calls/browseInvoices.ts'
import { createDiscountCode } from './calls/createDiscountCode.ts'
import { listDiscountCodes } from './calls/listDiscountCodes.ts'
import { listDiscountUses } from './calls/listDiscountUses.ts'
import { stopDiscountCode } from './calls/stopDiscountCode.ts'
import { downgradePlan } from './calls/downgradePlan.ts'
import { getAccounting } from './calls/getAccounting.ts'
import { saveAccountingSettings } from './calls/saveAccountingSettings.ts'
import { getBillingProfile } from './calls/getBillingProfile.ts'
import { getInvoice } from './calls/getInvoice.ts'
import { issueCreditNote } from './calls/issueCreditNote.ts'
import { listCreditNotes } from './calls/listCreditNotes.ts'
import { previewCreditNote } from './calls/previewCreditNote.ts'
import { getPlan } from './calls/getPlan.ts'
import { getTrial } from './calls/getTrial.ts'
import { getStatement } from './calls/getStatement.ts'
import { initCheckout } from './calls/initCheckout.ts'
import { listInvoices } from './calls/listInvoices.ts'
import { listPaymentEvents } from './calls/listPaymentEvents.ts'
import { listTierHistory } from './calls/listTierHistory.ts'
import { listTiers } from './calls/listTiers.ts'
import { openCardPage } from './calls/openCardPage.ts'
import { previewPlan } from './calls/previewPlan.ts'
import { previewDowngrade } from './calls/previewDowngrade.ts'
import { previewTier } from './calls/previewTier.ts'
import { resumePlan } from './calls/resumePlan.ts'
import { saveBillingDetails } from './calls/saveBillingDetails.ts'
import { saveTier } from './calls/saveTier.ts'
import { waiveFee } from './calls/waiveFee.ts'

export const billingHandlers: HandlersOf<typeof billingCalls> = {
  getAccounting,
  saveAccountingSettings,
  stopDiscountCode,
  listDiscountUses,
  listDiscountCodes,
  createDiscountCode,
  downgradePlan,
  getBillingProfile,
  getInvoice,
  issueCreditNote,
  listCreditNotes,
  previewCreditNote,
  getPlan,
  getStatement,
  getTrial,
  initCheckout,
  browseInvoices,
  listInvoices,
  listPaymentEvents,
  listTierHistory,
  listTiers,
  openCardPage,
  previewPlan,
  previewDowngrade,
  previewTier,
  resumePlan,
  saveBillingDetails,
  saveTier,
  waiveFee,
}

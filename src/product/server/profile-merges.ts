import type { ProfileMerge } from '../../access/server/profile-merge.ts'
import { accountMerge } from '../../domains/accounts/server/profile-merge.ts'
import { auditMerge } from '../../domains/audit/server/profile-merge.ts'
import { notificationMerge } from '../../domains/notifications/server/profile-merge.ts'
import { deskMerge } from '../../domains/desk/server/profile-merge.ts'
import { profileMerge } from '../../domains/profiles/server/profile-merge.ts'
import { organisationMerge } from '../../domains/organisations/server/profile-merge.ts'
import { meetingMerge } from '../../domains/meetings/server/profile-merge.ts'
import { billingMerge } from '../../domains/billing/server/profile-merge.ts'
import { valueMerge } from '../../domains/value/server/profile-merge.ts'
import { campaignMerge } from '../../domains/campaigns/server/profile-merge.ts'
import { safetyMerge } from '../../domains/safety/server/profile-merge.ts'
import { identityMerge } from '../../domains/identity/server/profile-merge.ts'
import { listMerge } from '../../domains/lists/server/profile-merge.ts'
import { briefMerge } from '../../domains/briefs/server/profile-merge.ts'
import { onboardingMerge } from '../../domains/onboarding/server/profile-merge.ts'
import { collabMerge } from '../../domains/collabs/server/profile-merge.ts'
import { visitMerge } from '../../domains/visits/server/profile-merge.ts'
import { contentMerge } from '../../domains/content/server/profile-merge.ts'
import { webhookMerge } from '../../domains/webhooks/server/profile-merge.ts'
import { platformMerge } from '../../domains/platforms/server/profile-merge.ts'
import { messageMerge } from '../../domains/messages/server/profile-merge.ts'
import { discoveryMerge } from '../../domains/discovery/server/profile-merge.ts'
import { recordMerge } from '../../domains/records/server/profile-merge.ts'
import { importMerge } from '../../domains/imports/server/profile-merge.ts'
import { usageMerge } from '../../domains/usage/server/profile-merge.ts'
import { referralMerge } from '../../domains/referrals/server/profile-merge.ts'
import { duplicateMerge } from '../../domains/duplicates/server/profile-merge.ts'

/** What every domain does when two profiles are merged, in the order of domains. */
export const allProfileMerges: readonly ProfileMerge[] = [
  accountMerge,
  auditMerge,
  notificationMerge,
  deskMerge,
  profileMerge,
  organisationMerge,
  safetyMerge,
  identityMerge,
  meetingMerge,
  billingMerge,
  listMerge,
  briefMerge,
  onboardingMerge,
  collabMerge,
  visitMerge,
  contentMerge,
  webhookMerge,
  platformMerge,
  valueMerge,
  messageMerge,
  campaignMerge,
  discoveryMerge,
  recordMerge,
  importMerge,
  usageMerge,
  referralMerge,
  duplicateMerge,
]

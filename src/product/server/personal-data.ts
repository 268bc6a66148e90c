import type { PersonalData } from '../../access/server/personal-data.ts'
import { accountData } from '../../domains/accounts/server/personal-data.ts'
import { auditData } from '../../domains/audit/server/personal-data.ts'
import { billingData } from '../../domains/billing/server/personal-data.ts'
import { briefData } from '../../domains/briefs/server/personal-data.ts'
import { campaignData } from '../../domains/campaigns/server/personal-data.ts'
import { collabData } from '../../domains/collabs/server/personal-data.ts'
import { contentData } from '../../domains/content/server/personal-data.ts'
import { deskData } from '../../domains/desk/server/personal-data.ts'
import { discoveryData } from '../../domains/discovery/server/personal-data.ts'
import { identityData } from '../../domains/identity/server/personal-data.ts'
import { duplicateData } from '../../domains/duplicates/server/personal-data.ts'
import { importData } from '../../domains/imports/server/personal-data.ts'
import { listData } from '../../domains/lists/server/personal-data.ts'
import { logisticsData } from '../../domains/logistics/server/personal-data.ts'
import { mediaData } from '../../domains/media/server/personal-data.ts'
import { meetingData } from '../../domains/meetings/server/personal-data.ts'
import { messageData } from '../../domains/messages/server/personal-data.ts'
import { notificationData } from '../../domains/notifications/server/personal-data.ts'
import { onboardingData } from '../../domains/onboarding/server/personal-data.ts'
import { organisationData } from '../../domains/organisations/server/personal-data.ts'
import { webhookData } from '../../domains/webhooks/server/personal-data.ts'
import { keyData } from '../../domains/keys/server/personal-data.ts'
import { planData } from '../../domains/plans/server/personal-data.ts'
import { platformData } from '../../domains/platforms/server/personal-data.ts'
import { privacyData } from '../../domains/privacy/server/personal-data.ts'
import { profileData } from '../../domains/profiles/server/personal-data.ts'
import { recordData } from '../../domains/records/server/personal-data.ts'
import { referralData } from '../../domains/referrals/server/personal-data.ts'
import { safetyData } from '../../domains/safety/server/personal-data.ts'
import { todayData } from '../../domains/today/server/personal-data.ts'
import { usageData } from '../../domains/usage/server/personal-data.ts'
import { valueData } from '../../domains/value/server/personal-data.ts'
import { visitData } from '../../domains/visits/server/personal-data.ts'

/** What every domain keeps of people, in the order of domains. */
export const allPersonalData: readonly PersonalData[] = [
  accountData,
  auditData,
  notificationData,
  deskData,
  mediaData,
  planData,
  profileData,
  organisationData,
  keyData,
  safetyData,
  identityData,
  meetingData,
  billingData,
  listData,
  briefData,
  onboardingData,
  collabData,
  logisticsData,
  visitData,
  contentData,
  webhookData,
  platformData,
  valueData,
  messageData,
  campaignData,
  discoveryData,
  recordData,
  todayData,
  importData,
  usageData,
  referralData,
  privacyData,
  duplicateData,
]

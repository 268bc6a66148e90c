import { accountCalls } from '../domains/accounts/contract.ts'
import { billingCalls } from '../domains/billing/contract.ts'
import { briefCalls } from '../domains/briefs/contract.ts'
import { staffCalls } from '../domains/staff/contract.ts'
import { discoveryCalls } from '../domains/discovery/contract.ts'
import { analyticsCalls } from '../domains/analytics/contract.ts'
import { mediaCalls } from '../domains/media/contract.ts'
import { collabCalls } from '../domains/collabs/contract.ts'
import { logisticsCalls } from '../domains/logistics/contract.ts'
import { visitCalls } from '../domains/visits/contract.ts'
import { contentCalls } from '../domains/content/contract.ts'
import { listCalls } from '../domains/lists/contract.ts'
import { meetingCalls } from '../domains/meetings/contract.ts'
import { messageCalls } from '../domains/messages/contract.ts'
import { notificationCalls } from '../domains/notifications/contract.ts'
import { adCalls } from '../domains/ads/contract.ts'
import { organisationCalls } from '../domains/organisations/contract.ts'
import { keyCalls } from '../domains/keys/contract.ts'
import { planCalls } from '../domains/plans/contract.ts'
import { onboardingCalls } from '../domains/onboarding/contract.ts'
import { usageCalls } from '../domains/usage/contract.ts'
import { profileCalls } from '../domains/profiles/contract.ts'
import { privacyCalls } from '../domains/privacy/contract.ts'
import { safetyCalls } from '../domains/safety/contract.ts'
import { platformCalls } from '../domains/platforms/contract.ts'
import { valueCalls } from '../domains/value/contract.ts'
import { identityCalls } from '../domains/identity/contract.ts'
import { campaignCalls } from '../domains/campaigns/contract.ts'
import { recordCalls } from '../domains/records/contract.ts'
import { todayCalls } from '../domains/today/contract.ts'
import { groupCalls } from '../domains/groups/contract.ts'
import { deskCalls } from '../domains/desk/contract.ts'
import { importCalls } from '../domains/imports/contract.ts'
import { webhookCalls } from '../domains/webhooks/contract.ts'
import { duplicateCalls } from '../domains/duplicates/contract.ts'
import { referralCalls } from '../domains/referrals/contract.ts'

/** Every call of the product, by name. */
export const allCalls = {
  ...accountCalls,
  ...notificationCalls,
  ...mediaCalls,
  ...planCalls,
  ...profileCalls,
  ...organisationCalls,
  ...keyCalls,
  ...billingCalls,
  ...staffCalls,
  ...meetingCalls,
  ...briefCalls,
  ...onboardingCalls,
  ...collabCalls,
  ...logisticsCalls,
  ...visitCalls,
  ...contentCalls,
  ...listCalls,
  ...messageCalls,
  ...discoveryCalls,
  ...analyticsCalls,
  ...usageCalls,
  ...adCalls,
  ...privacyCalls,
  ...safetyCalls,
  ...platformCalls,
  ...valueCalls,
  ...identityCalls,
  ...campaignCalls,
  ...recordCalls,
  ...todayCalls,
  ...deskCalls,
  ...importCalls,
  ...groupCalls,
  ...webhookCalls,
  ...duplicateCalls,
  ...referralCalls,
}

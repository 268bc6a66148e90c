import { accountHandlers } from '../../domains/accounts/server/calls.ts'
import { billingHandlers } from '../../domains/billing/server/calls.ts'
import { briefHandlers } from '../../domains/briefs/server/calls.ts'
import { staffHandlers } from '../../domains/staff/server/calls.ts'
import { discoveryHandlers } from '../../domains/discovery/server/calls.ts'
import { analyticsHandlers } from '../../domains/analytics/server/calls.ts'
import { mediaHandlers } from '../../domains/media/server/calls.ts'
import { collabHandlers } from '../../domains/collabs/server/calls.ts'
import { logisticsHandlers } from '../../domains/logistics/server/calls.ts'
import { visitHandlers } from '../../domains/visits/server/calls.ts'
import { contentHandlers } from '../../domains/content/server/calls.ts'
import { listHandlers } from '../../domains/lists/server/calls.ts'
import { meetingHandlers } from '../../domains/meetings/server/calls.ts'
import { messageHandlers } from '../../domains/messages/server/calls.ts'
import { notificationHandlers } from '../../domains/notifications/server/calls.ts'
import { adHandlers } from '../../domains/ads/server/calls.ts'
import { organisationHandlers } from '../../domains/organisations/server/calls.ts'
import { keyHandlers } from '../../domains/keys/server/calls.ts'
import { planHandlers } from '../../domains/plans/server/calls.ts'
import { onboardingHandlers } from '../../domains/onboarding/server/calls.ts'
import { usageHandlers } from '../../domains/usage/server/calls.ts'
import { profileHandlers } from '../../domains/profiles/server/calls.ts'
import { privacyHandlers } from '../../domains/privacy/server/calls.ts'
import { safetyHandlers } from '../../domains/safety/server/calls.ts'
import { platformHandlers } from '../../domains/platforms/server/calls.ts'
import { valueHandlers } from '../../domains/value/server/calls.ts'
import { identityHandlers } from '../../domains/identity/server/calls.ts'
import { campaignHandlers } from '../../domains/campaigns/server/calls.ts'
import { recordHandlers } from '../../domains/records/server/calls.ts'
import { todayHandlers } from '../../domains/today/server/calls.ts'
import { groupHandlers } from '../../domains/groups/server/calls.ts'
import { deskHandlers } from '../../domains/desk/server/calls.ts'
import { importHandlers } from '../../domains/imports/server/calls.ts'
import { webhookHandlers } from '../../domains/webhooks/server/calls.ts'
import { duplicateHandlers } from '../../domains/duplicates/server/calls.ts'
import { referralHandlers } from '../../domains/referrals/server/calls.ts'

/** What answers each call. */
export const allHandlers = {
  ...accountHandlers,
  ...notificationHandlers,
  ...mediaHandlers,
  ...planHandlers,
  ...profileHandlers,
  ...organisationHandlers,
  ...keyHandlers,
  ...billingHandlers,
  ...staffHandlers,
  ...meetingHandlers,
  ...briefHandlers,
  ...onboardingHandlers,
  ...collabHandlers,
  ...logisticsHandlers,
  ...visitHandlers,
  ...contentHandlers,
  ...listHandlers,
  ...messageHandlers,
  ...discoveryHandlers,
  ...analyticsHandlers,
  ...usageHandlers,
  ...adHandlers,
  ...privacyHandlers,
  ...safetyHandlers,
  ...platformHandlers,
  ...valueHandlers,
  ...identityHandlers,
  ...campaignHandlers,
  ...recordHandlers,
  ...todayHandlers,
  ...deskHandlers,
  ...importHandlers,
  ...groupHandlers,
  ...webhookHandlers,
  ...duplicateHandlers,
  ...referralHandlers,
}

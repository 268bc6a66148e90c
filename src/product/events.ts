import { adEvents } from '../domains/ads/events.ts'
import type { EventDefinition, EventKind } from '../domains/audit/events.ts'
import { billingEvents } from '../domains/billing/events.ts'
import { briefEvents } from '../domains/briefs/events.ts'
import { campaignEvents } from '../domains/campaigns/events.ts'
import { collabEvents } from '../domains/collabs/events.ts'
import { contentEvents } from '../domains/content/events.ts'
import { discoveryEvents } from '../domains/discovery/events.ts'
import { importEvents } from '../domains/imports/events.ts'
import { webhookEvents } from '../domains/webhooks/events.ts'
import { keyEvents } from '../domains/keys/events.ts'
import { deskEvents } from '../domains/desk/events.ts'
import { listEvents } from '../domains/lists/events.ts'
import { logisticsEvents } from '../domains/logistics/events.ts'
import { meetingEvents } from '../domains/meetings/events.ts'
import { messageEvents } from '../domains/messages/events.ts'
import { notificationEvents } from '../domains/notifications/events.ts'
import { onboardingEvents } from '../domains/onboarding/events.ts'
import { platformEvents } from '../domains/platforms/events.ts'
import { privacyEvents } from '../domains/privacy/events.ts'
import { profileEvents } from '../domains/profiles/events.ts'
import { groupEvents } from '../domains/groups/events.ts'
import { identityEvents } from '../domains/identity/events.ts'
import { referralEvents } from '../domains/referrals/events.ts'
import { recordEvents } from '../domains/records/events.ts'
import { safetyEvents } from '../domains/safety/events.ts'
import { staffEvents } from '../domains/staff/events.ts'
import { todayEvents } from '../domains/today/events.ts'
import { usageEvents } from '../domains/usage/events.ts'
import { valueEvents } from '../domains/value/events.ts'
import { visitEvents } from '../domains/visits/events.ts'

/** Every kind of event of the product. The compiler asks for what a domain declares and this list lacks. */
export const allEvents: Readonly<Record<EventKind, EventDefinition>> = {
  ...notificationEvents,
  ...profileEvents,
  ...keyEvents,
  ...webhookEvents,
  ...safetyEvents,
  ...identityEvents,
  ...importEvents,
  ...meetingEvents,
  ...billingEvents,
  ...deskEvents,
  ...listEvents,
  ...briefEvents,
  ...onboardingEvents,
  ...collabEvents,
  ...logisticsEvents,
  ...visitEvents,
  ...contentEvents,
  ...platformEvents,
  ...valueEvents,
  ...messageEvents,
  ...campaignEvents,
  ...discoveryEvents,
  ...recordEvents,
  ...todayEvents,
  ...groupEvents,
  ...usageEvents,
  ...adEvents,
  ...referralEvents,
  ...privacyEvents,
  ...staffEvents,
}

import { accountPages } from '../../domains/accounts/web/links.ts'
import { adPages } from '../../domains/ads/web/links.ts'
import { analyticsPages } from '../../domains/analytics/web/links.ts'
import { billingPages } from '../../domains/billing/web/links.ts'
import { briefPages } from '../../domains/briefs/web/links.ts'
import { collabPages } from '../../domains/collabs/web/links.ts'
import { contentPages } from '../../domains/content/web/links.ts'
import { discoveryPages } from '../../domains/discovery/web/links.ts'
import { listPages } from '../../domains/lists/web/links.ts'
import { meetingPages } from '../../domains/meetings/web/links.ts'
import { messagePages } from '../../domains/messages/web/links.ts'
import { notificationPages } from '../../domains/notifications/web/links.ts'
import { onboardingPages } from '../../domains/onboarding/web/links.ts'
import { organisationPages } from '../../domains/organisations/web/links.ts'
import { keyPages } from '../../domains/keys/web/links.ts'
import { privacyPages } from '../../domains/privacy/web/links.ts'
import { profilePages } from '../../domains/profiles/web/links.ts'
import { safetyPages } from '../../domains/safety/web/links.ts'
import { staffPages } from '../../domains/staff/web/links.ts'
import { usagePages } from '../../domains/usage/web/links.ts'
import { visitPages } from '../../domains/visits/web/links.ts'
import { ownPages } from './own-pages.ts'
import { platformPages } from '../../domains/platforms/web/links.ts'
import { valuePages } from '../../domains/value/web/links.ts'
import { identityPages } from '../../domains/identity/web/links.ts'
import { campaignPages } from '../../domains/campaigns/web/links.ts'
import { todayPages } from '../../domains/today/web/links.ts'
import { groupPages } from '../../domains/groups/web/links.ts'
import { deskPages } from '../../domains/desk/web/links.ts'
import { importPages } from '../../domains/imports/web/links.ts'
import { webhookPages } from '../../domains/webhooks/web/links.ts'
import { duplicatePages } from '../../domains/duplicates/web/links.ts'
import { referralPages } from '../../domains/referrals/web/links.ts'

/** Every page of the application, by its path. */
export const appPages: Readonly<Record<string, unknown>> = {
  ...ownPages,
  ...accountPages,
  ...adPages,
  ...analyticsPages,
  ...billingPages,
  ...briefPages,
  ...collabPages,
  ...contentPages,
  ...discoveryPages,
  ...listPages,
  ...meetingPages,
  ...messagePages,
  ...notificationPages,
  ...onboardingPages,
  ...organisationPages,
  ...keyPages,
  ...privacyPages,
  ...profilePages,
  ...safetyPages,
  ...staffPages,
  ...usagePages,
  ...visitPages,
  ...platformPages,
  ...valuePages,
  ...identityPages,
  ...campaignPages,
  ...todayPages,
  ...deskPages,
  ...importPages,
  ...groupPages,
  ...webhookPages,
  ...duplicatePages,
  ...referralPages,
}

/** Whether the application has a page at a path; the server answers 404 for any other. */
export function isAppPage(path: string): boolean {
  return Object.hasOwn(appPages, path.length > 1 ? path.replace(/\/$/, '') : path)
}

import type { TableException } from './tables.ts'

/** Sets its stage, or looks at what was written, in the rows themselves: no call does that. */
const staged: Record<string, string[]> = {
  accounts: [
    'src/domains/content/server/public-influencer.test.ts',
    'src/domains/onboarding/server/jobs/move-stages.test.ts',
    'src/domains/organisations/server/calls/resendInvitation.test.ts',
    'src/domains/staff/server/calls/makeSignInAsLink.test.ts',
    'src/domains/visits/server/calendar.test.ts',
  ],
  audit: ['src/domains/profiles/server/calls/makeQuickLoginLink.test.ts'],
  billing: ['src/app/server/leave-sandbox.test.ts'],
  briefs: [
    'src/domains/discovery/server/calls/listMapPins.test.ts',
    'src/domains/onboarding/server/brand-steps.test.ts',
    'src/domains/onboarding/server/calls/saveOnboardingStep.test.ts',
    'src/domains/onboarding/server/jobs/move-stages.test.ts',
  ],
  collabs: ['src/domains/analytics/server/calls/getAnalytics.test.ts'],
  content: ['src/domains/analytics/server/calls/getAnalytics.test.ts'],
  plans: [
    'src/domains/analytics/server/calls/getBrandPlan.test.ts',
    'src/domains/billing/server/calls/initCheckout.test.ts',
  ],
  profiles: [
    'src/app/server/open-pages.test.ts',
    'src/domains/analytics/server/calls/getAnalytics.test.ts',
    'src/domains/briefs/server/calls/submitBrief.test.ts',
    'src/domains/briefs/server/calls/updateBrief.test.ts',
    'src/domains/collabs/server/calls/applyToBrief.test.ts',
    'src/domains/collabs/server/calls/getCommitments.test.ts',
    'src/domains/collabs/server/calls/inviteInfluencer.test.ts',
    'src/domains/content/server/jobs/content-jobs.test.ts',
    'src/domains/content/server/public-influencer.test.ts',
    'src/domains/discovery/server/calls/getRibbons.test.ts',
    'src/domains/discovery/server/calls/listFeed.test.ts',
    'src/domains/discovery/server/calls/listFeedRibbons.test.ts',
    'src/domains/discovery/server/calls/listMapPins.test.ts',
    'src/domains/onboarding/server/brand-steps.test.ts',
    'src/domains/onboarding/server/calls/finishOnboarding.test.ts',
    'src/domains/onboarding/server/calls/saveOnboardingStep.test.ts',
    'src/domains/onboarding/server/influencer-steps.test.ts',
    'src/domains/onboarding/server/jobs/move-stages.test.ts',
    'src/domains/organisations/server/import/import-venues.test.ts',
    'src/domains/staff/server/calls/getMyDay.test.ts',
    'src/domains/visits/server/calendar.test.ts',
    'src/domains/visits/server/calls/scheduleVisit.test.ts',
  ],
  visits: [
    'src/domains/collabs/server/calls/listBrandCollabs.test.ts',
    'src/domains/content/server/public-influencer.test.ts',
    'src/domains/discovery/server/calls/listMapPins.test.ts',
    'src/domains/lists/server/calls/getList.test.ts',
  ],
}

/** Makes or measures many rows at once, past the calls. */
const tooling: Record<string, string[]> = {
  accounts: ['src/world/demo/people.ts'],
  billing: ['bench/webhooks.ts'],
  profiles: ['src/world/demo/pictures.ts'],
}

/** Joins these tables in one statement; their owner offers no view of them yet. */
const joined: Record<string, string[]> = {
  accounts: [
    'src/domains/billing/server/tiers.ts',
    'src/domains/onboarding/server/jobs/move-stages.ts',
    'src/domains/usage/server/funnels.ts',
  ],
  briefs: [
    'src/domains/analytics/server/analytics.ts',
    'src/domains/analytics/server/summary.ts',
    'src/domains/onboarding/server/jobs/move-stages.ts',
    'src/domains/staff/server/my-day.ts',
    'src/domains/usage/server/funnels.ts',
  ],
  collabs: [
    'src/domains/analytics/server/analytics.ts',
    'src/domains/analytics/server/summary.ts',
    'src/domains/lists/server/result.ts',
    'src/domains/usage/server/funnels.ts',
  ],
  content: [
    'src/domains/analytics/server/analytics.ts',
    'src/domains/analytics/server/summary.ts',
    'src/domains/lists/server/result.ts',
  ],
  meetings: ['src/domains/onboarding/server/jobs/move-stages.ts'],
  messages: ['src/domains/staff/server/my-day.ts'],
  organisations: ['src/domains/billing/server/tiers.ts'],
  plans: [
    'src/domains/billing/server/tiers.ts',
    'src/domains/onboarding/server/jobs/move-stages.ts',
    'src/domains/usage/server/roll-up.ts',
  ],
  profiles: [
    'src/domains/analytics/server/analytics.ts',
    'src/domains/analytics/server/summary.ts',
    'src/domains/billing/server/tiers.ts',
    'src/domains/meetings/server/calls/getStaffCard.ts',
    'src/domains/meetings/server/choose.ts',
    'src/domains/onboarding/server/influencer-steps.ts',
    'src/domains/onboarding/server/jobs/move-stages.ts',
    'src/domains/staff/server/my-day.ts',
    'src/domains/usage/server/funnels.ts',
    'src/domains/usage/server/roll-up.ts',
  ],
  usage: ['src/domains/staff/server/integrations.ts'],
  visits: [
    'src/domains/analytics/server/analytics.ts',
    'src/domains/analytics/server/summary.ts',
    'src/domains/lists/server/result.ts',
    'src/domains/usage/server/funnels.ts',
  ],
}

/** Files that name tables of another domain. The list only shrinks: a new entry is a border in the wrong place. */
export const tableExceptions: readonly TableException[] = [
  ...listed(staged, 'Sets its stage, or looks at what was written, in the rows themselves: no call does that.'),
  ...listed(tooling, 'Makes or measures many rows at once, past the calls.'),
  ...listed(joined, 'Joins these tables in one statement; their owner offers no view of them yet.'),
]

function listed(filesOf: Record<string, string[]>, why: string): TableException[] {
  return Object.entries(filesOf).flatMap(([domain, files]) => files.map((file) => ({ file, domain, why })))
}

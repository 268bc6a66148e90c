import type { Page } from 'playwright-core'
import { inDialog, openFirst, type Step } from './look-through.ts'

/** Who looks, by the first word, and at what. */
export const screens: Record<string, Step[]> = {
  guest: [
    '/',
    '/creators',
    '/support',
    '/help',
    '/help?q=brief',
    '/help/writing-a-brief',
    '/login',
    [
      'a way in by password',
      '/login',
      async (page) => {
        await page.getByRole('button', { name: 'Sign in with a password instead' }).click()
        await page.getByText('Having trouble logging in?').click()
      },
    ],
    '/signup',
    '/pricing',
    '/privacy',
    '/terms',
    '/consent',
    '/join',
    '/join?tier=starter',
    '/join?as=influencer',
    '/join?as=brand',
    '/schedule-call',
    '/schedule-call?token=none',
    '/app/account-manager/anna-lindqvist',
    '/app/account-manager/nobody',
    '/door?token=none',
    '/app/influencer/schedule?token=none',
    '/review?token=none',
    '/shortlist?token=none',
    '/story?token=none',
    '/content?token=none',
    '/report?token=none',
    '/report-emails?token=none',
    '/unsubscribe?token=none',
    '/app/password-reset',
    '/app/password-reset?token=none',
    '/app/login?token=none',
    '/app/change-email',
    '/app/team-invitation?token=none',
    '/unknown-sender?token=none',
    '/app/provider-login',
    '/app/quick-login',
    '/app/quick-login?token=none',
    '/no-such-page',
  ],
  creator: [
    '/app/influencer/dashboard',
    '/app/influencer/browse',
    '/app/influencer/explore',
    ['a card of the feed', '/app/influencer/browse', inDialog('[data-part="feed"] article a')],
    ['a venue', '/app/influencer/browse', openFirst('a[href*="/app/influencer/venue?"]')],
    '/app/dms',
    '/app/dms?box=support',
    ['a conversation', '/app/dms', openFirst('a[href*="/app/dms?"][href*="collab="]')],
    '/app/influencer/profile-editor',
    '/app/influencer/connected?error=access_denied',
    '/app/influencer/id-check',
    '/app/influencer/share',
    '/app/referrals',
    ['a collab', '/app/influencer/dashboard', openFirst('a[href*="/app/collab?"]')],
    '/app/check-in?code=ABC234',
    '/app/account',
    '/app/notifications',
    '/app/brand/invite',
    '/app/no-such-page',
  ],
  brand: [
    '/app/brand/dashboard',
    '/app/brand/collab-showcase',
    ['a deliverable', '/app/brand/collab-showcase', inDialog('[data-part="tile"]')],
    ['a collection', '/app/brand/collab-showcase', openFirst('a[href*="/app/brand/collection?"]')],
    '/app/brand/preferences',
    ...['place', 'hours', 'closed-days', 'briefs', 'team'].map((one) => `/app/brand/preferences?section=${one}`),
    '/app/brand/api-keys',
    '/app/brand/webhooks',
    '/app/brand/billing',
    '/app/brand/billing/statement',
    '/app/brand/billing/subscription-complete',
    '/app/analytics',
    '/app/value',
    '/app/referrals',
    '/app/report',
    '/app/campaigns',
    ['a campaign', '/app/campaigns', openFirst('a[href*="/app/campaign?"]')],
    [
      'the report of a campaign',
      '/app/campaigns',
      async (page) => {
        await openFirst('a[href*="/app/campaign?"]')(page)
        await openFirst('a[href*="/app/campaign-report?"]')(page)
        await page.getByRole('heading', { name: /^Report: /, level: 1 }).waitFor()
      },
    ],
    '/app/expert',
    ['a question', '/app/expert', openFirst('a[href*="question="]')],
    ['a story', '/app/value?period=365', openFirst('a[href*="/app/story?"]')],
    '/app/brand/briefs',
    ['a brief', '/app/brand/briefs', openFirst('a[href*="/app/brand/brief?"]')],
    ['a collab', '/app/brand/dashboard', openFirst('a[href*="/app/collab?"]')],
    '/app/brand/creators',
    '/app/brand/shortlists',
    '/app/brand/requests',
    '/app/brand/requests?view=compare',
    '/app/brand/requests?view=table',
    ['a creator over the requests', '/app/brand/requests', inDialog('a[href*="/app/creator?"]')],
    '/app/creator?handle=maya.eats.london',
    '/app/today',
  ],
  newbrand: [
    '/app/brand/dashboard',
    '/app/brand/creators?vibe=brunch',
    '/app/brand/collab-showcase',
    '/app/analytics',
    '/app/value',
    '/app/campaigns',
    '/app/brand/billing',
    [
      'the billing details',
      '/app/brand/billing',
      async (page) => {
        await page.getByRole('button', { name: 'Upgrade to Starter' }).click()
        await page.getByRole('dialog').waitFor()
      },
    ],
  ],
  group: [
    '/app/group',
    '/app/group/content',
    ...['calendar', 'team', 'defaults', 'add-venue', 'import-venues'].map((one) => `/app/group/${one}`),
    [
      'a brief for several venues',
      '/app/brand/briefs',
      async (page) => {
        await openFirst('a[href*="/app/brand/brief?"]')(page)
        await page.getByRole('button', { name: 'More', exact: true }).click()
        await page.getByRole('menuitem', { name: 'Copy to other venues' }).click()
        await page.getByRole('button', { name: /^Create( \d+)? drafts?$/ }).waitFor()
      },
    ],
  ],
}

const ofCustomers = ['creator', 'brand']
const half = (isHere: (seenAs: string) => boolean) =>
  Object.fromEntries(Object.entries(screens).filter(([seenAs]) => isHere(seenAs)))

/** In two halves, which two files look at beside each other. */
export const customerScreens = half((seenAs) => ofCustomers.includes(seenAs))
export const otherScreens = half((seenAs) => !ofCustomers.includes(seenAs))

/** The team's. */
export const staffScreens: Record<string, Step[]> = {
  admin: [
    '/app/admin/brand-browser',
    ['brands by filters', '/app/admin/brand-browser?where=city.is.london&sort=-created', useFilters],
    '/app/admin/brand-browser?view=today',
    '/app/admin/brand-browser?as=board',
    '/app/admin/onboarding/person',
    ['a brand', '/app/admin/brand-browser', openFirst('a[href*="/app/admin/brand?"]')],
    [
      'an organisation',
      '/app/admin/brand-browser',
      async (page) => {
        await openFirst('a[href*="/app/admin/brand?"]')(page)
        await openFirst('a[href*="/app/admin/organisation?"]')(page)
        await page.getByText(/^Organisation with \d+ venue/).waitFor()
      },
    ],
    '/app/admin/influencer-manager',
    ['an influencer', '/app/admin/influencer-manager', openFirst('a[href*="/app/admin/influencer?"]')],
    '/app/admin/collab-explorer',
    ['a collab for our team', '/app/admin/collab-explorer', openFirst('a[href*="/app/collab?"]')],
    ...['?as=board', '?as=calendar', '?as=calendar&span=week', '?as=calendar&span=day'].map(
      (search) => `/app/admin/collab-explorer${search}`,
    ),
    '/app/admin/content',
    '/app/admin/collab-brief-manager',
    '/app/admin/collab-brief-manager?tab=all',
    ['a brief for our team', '/app/admin/collab-brief-manager?tab=all', openFirst('a[href*="/app/admin/brief?"]')],
    '/app/admin/collab-brief-manager?tab=disclosure',
    '/app/dms',
    '/app/admin/training',
    '/app/admin/tier-management',
    ...['payment-events', 'accounting', 'discount-codes', 'api-keys'].map((name) => `/app/admin/${name}`),
    ...['webhooks', 'deletions', 'downloads'].map((name) => `/app/admin/${name}`),
    '/app/admin/onboarding',
    ...['', '?tab=sessions', '?tab=stats', '?tab=errors'].map((search) => `/app/admin/usage-explorer${search}`),
    ...['reports', 'follower-jumps', 'id-checks', 'referrals'].map((name) => `/app/admin/${name}`),
    ...['value-tables', 'value-portfolio?show=all'].map((name) => `/app/admin/${name}`),
    '/app/admin/merge',
  ],
  'admin of the feed and its people': [
    '/app/admin/ribbon-configuration',
    [
      'a row of the feed',
      '/app/admin/ribbon-configuration',
      async (page) => {
        await page.getByRole('button', { name: 'Edit Tonight' }).click()
        await page.getByText('Picked by hand').click()
        await page.getByRole('list', { name: 'Search results' }).waitFor()
      },
    ],
    '/app/influencer/browse',
    ['the feed of a creator', '/app/influencer/browse?draft=1', openFirst('a[href*="/app/influencer/browse?"]')],
    '/app/admin/user-explorer',
    ['a person', '/app/admin/user-explorer?search=maya', openFirst('a[href*="account="]')],
    '/app/admin/audit',
    ['a question to an expert', '/app/admin/expert-questions', openFirst('a[href*="question="]')],
    '/app/today',
    '/app/today?show=done',
    '/app/admin/integrations',
    '/app/admin/rules',
    '/app/admin/imports',
    ['an import', '/app/admin/imports', openFirst('a[href*="import=import_"]')],
    [
      'an import before it begins',
      '/app/admin/imports',
      async (page) => {
        await page.getByRole('link', { name: 'soho-bars.csv' }).click()
        await page.getByRole('heading', { name: 'Columns' }).waitFor()
      },
    ],
    '/app/admin/imports?show=cities',
    '/app/admin/imports?show=creators',
    '/app/admin/influencer-list-explorer',
    ['a list', '/app/admin/influencer-list-explorer', openFirst('a[href*="list="]')],
    [
      'a new list',
      '/app/admin/influencer-list-explorer',
      async (page) => {
        await page.getByRole('button', { name: 'New list' }).click()
        await page.getByText('By a rule', { exact: true }).click()
        await page.getByLabel('Minimum followers').waitFor()
      },
    ],
    '/app/admin/ad-manager',
    ['an ad', '/app/admin/ad-manager', openFirst('a[href*="ad=ad_"]')],
    ...['ad-manager?ad=new', 'preferences', 'calls', 'calls?tab=hours'].map((name) => `/app/admin/${name}`),
  ],
}

/** Rows chosen, an action shown first, and a filter being set. */
async function useFilters(page: Page): Promise<void> {
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Labels' }).click()
  await page.getByRole('group', { name: 'Labels' }).waitFor()
}

import type { Page } from 'playwright-core'
import { openFirst, type Step } from './look-through.ts'

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
    ...['invoices', 'payment-events', 'accounting', 'discount-codes', 'api-keys'].map((name) => `/app/admin/${name}`),
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

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
    '/app/brand/import-creators',
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
    '/app/group/briefs',
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

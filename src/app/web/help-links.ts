import type { Side } from '../../access/roles.ts'

/** The articles of the help by their addresses, with their titles as the files have them (`help/`). */
export const articleTitles = {
  'getting-started': 'Getting started with your venue',
  'writing-a-brief': 'Writing a brief that creators say yes to',
  'usage-rights': 'Usage rights: what you may do with the content',
  'choosing-creators': 'Choosing creators',
  'find-and-invite': 'Finding and inviting creators',
  'what-a-collab-costs': 'What a collab costs, and when you pay',
  'changing-your-plan': 'Changing or cancelling your plan',
  'your-team': 'Your team, and who can do what',
  'reading-your-results': 'Reading your results',
  'several-venues': 'More than one venue',
  'your-data': 'Your data: export, deletion and consent',
  'changing-terms': 'Suggested and changed terms',
  'was-it-worth-it': 'Was it worth it?',
  'todays-visits': 'Today’s visits and the door list',
  'no-shows': 'When a creator doesn’t come, or you couldn’t host',
  'times-and-slots': 'Opening times, blackout days and notice',
  'overnight-stays': 'Offering overnight stays',
  'reviewing-content': 'Reviewing content',
  messages: 'Messages with creators',
  notifications: 'Notifications and email',
  'cannot-sign-in': 'I can’t sign in',
  joining: 'Joining as a creator',
  'finding-and-requesting': 'Finding a venue and requesting a collab',
  'how-many-visits': 'How many visits you can have open',
  'move-or-cancel': 'Moving or cancelling a visit',
  'at-the-venue': 'At the venue',
  'content-deadlines': 'When content is due',
  'golden-rules': 'The five golden rules',
  'ad-label': 'The ad label in your caption',
  'publishing-and-numbers': 'Publishing and adding your numbers',
  reliability: 'Your reliability',
  'your-profile': 'Your profile and public page',
  'new-terms': 'Suggesting and changing terms',
  'connecting-accounts': 'Connecting Instagram, TikTok and YouTube',
  'approving-briefs': 'Approve briefs',
  'approving-creators': 'Approve influencers',
  'keeping-collabs-moving': 'Keep collabs moving',
  'answering-messages': 'Answer messages',
  'looking-after-brands': 'Look after your brands',
  'id-check': 'Having your ID checked',
  'id-checks': 'Check IDs',
  'signing-in-for-customers': 'When a customer can’t sign in',
} as const
type Article = keyof typeof articleTitles

const everybody: Record<string, readonly Article[]> = {
  '/app/account': ['cannot-sign-in', 'your-data'],
  '/app/notifications': ['notifications'],
}

/** Which articles explain a page, for each who sees it. */
export const helpOf: Record<Side, Record<string, readonly Article[]>> = {
  brand: {
    ...everybody,
    '/app/brand/dashboard': ['getting-started', 'choosing-creators', 'todays-visits', 'several-venues'],
    '/app/brand/briefs': ['writing-a-brief', 'times-and-slots'],
    '/app/brand/brief': ['writing-a-brief', 'times-and-slots', 'overnight-stays', 'usage-rights'],
    '/app/brand/creators': ['find-and-invite', 'choosing-creators'],
    '/app/brand/invite': ['find-and-invite'],
    '/app/creator': ['choosing-creators', 'find-and-invite'],
    '/app/brand/collab-showcase': ['usage-rights', 'reviewing-content'],
    '/app/analytics': ['reading-your-results', 'was-it-worth-it'],
    '/app/value': ['was-it-worth-it', 'reading-your-results'],
    '/app/story': ['was-it-worth-it'],
    '/app/brand/preferences': ['your-team', 'notifications', 'several-venues'],
    '/app/brand/billing': ['what-a-collab-costs', 'changing-your-plan'],
    '/app/brand/billing/statement': ['what-a-collab-costs'],
    '/app/collab': ['choosing-creators', 'reviewing-content', 'changing-terms', 'no-shows', 'messages'],
    '/app/dms': ['messages'],
  },
  influencer: {
    ...everybody,
    '/app/influencer/dashboard': [
      'move-or-cancel',
      'at-the-venue',
      'content-deadlines',
      'how-many-visits',
      'reliability',
      'joining',
    ],
    '/app/influencer/browse': ['finding-and-requesting', 'how-many-visits'],
    '/app/influencer/explore': ['finding-and-requesting'],
    '/app/influencer/profile-editor': ['connecting-accounts', 'your-profile', 'joining', 'publishing-and-numbers'],
    '/app/influencer/id-check': ['id-check'],
    '/app/collab': [
      'move-or-cancel',
      'at-the-venue',
      'content-deadlines',
      'golden-rules',
      'ad-label',
      'publishing-and-numbers',
      'new-terms',
    ],
    '/app/influencer/connected': ['connecting-accounts'],
    '/app/check-in': ['at-the-venue'],
    '/app/creator': ['your-profile', 'reliability'],
  },
  admin: {
    ...everybody,
    '/app/admin/id-checks': ['id-checks'],
    '/app/admin/collab-brief-manager': ['approving-briefs', 'writing-a-brief'],
    '/app/admin/influencer-manager': ['approving-creators'],
    '/app/admin/influencer': ['approving-creators', 'reliability'],
    '/app/admin/collab-explorer': ['keeping-collabs-moving'],
    '/app/admin/my-day': ['keeping-collabs-moving'],
    '/app/collab': ['keeping-collabs-moving', 'no-shows', 'reviewing-content'],
    '/app/dms': ['answering-messages'],
    '/app/admin/brand-browser': ['looking-after-brands'],
    '/app/admin/brand': ['looking-after-brands'],
    '/app/admin/user-explorer': ['signing-in-for-customers', 'cannot-sign-in'],
    '/app/admin/tier-management': ['what-a-collab-costs'],
  },
}

/** What is for our own people alone stands under Training. */
const forStaff: ReadonlySet<string> = new Set<Article>([
  'approving-briefs',
  'approving-creators',
  'keeping-collabs-moving',
  'answering-messages',
  'looking-after-brands',
  'id-checks',
  'signing-in-for-customers',
])

export function hrefOfArticle(article: Article): string {
  return forStaff.has(article) ? `/app/admin/training#${article}` : `/help/${article}`
}

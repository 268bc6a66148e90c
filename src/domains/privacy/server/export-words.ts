/** What each file of an export holds, in the README’s words. */
export const exportWords: Readonly<Record<string, string>> = {
  account: 'your account',
  profiles: 'the profiles that you work on, and your role',
  passkeys: 'your passkeys, without their keys',
  'sign-in-providers': 'where else you sign in',
  sessions: 'browsers that you’re signed in with',
  'sign-in-activity': 'when you signed in, and from where',
  team: 'who works at which venue, and their role',
  log: 'what was done and when',
  notifications: 'what we notified you of',
  'notification-settings': 'what you want to be notified of',
  'push-devices': 'browsers that show your notifications',
  files: 'pictures, videos and documents that you uploaded',
  plan: 'the plan',
  'creator-profile': 'your profile as a creator',
  'social-accounts': 'your accounts on platforms',
  'casting-details': 'your casting details',
  venues: 'venues with their profiles, hours and house rules',
  'venue-list': 'venues as our import of venues reads them',
  'blocked-creators': 'creators that a venue has blocked, and why',
  'brand-contacts': 'what we noted as your contact at a venue',
  organisation: 'the organisation and its billing details',
  'team-invitations': 'invitations to a team that nobody has accepted yet',
  'api-keys': 'API keys, without their secrets',
  reports: 'reports that you made',
  'id-checks': 'checks of your ID',
  calls: 'calls with our team',
  'call-requests': 'calls that you asked for',
  invoices: 'invoices',
  'credit-notes': 'credit notes',
  'discount-codes': 'discount codes that were used',
  'collab-fees': 'fees of collabs',
  statements: 'the lines of every monthly statement',
  lists: 'lists of our team that you’re on',
  'brief-defaults': 'what new briefs start with',
  briefs: 'briefs',
  'briefs-opened': 'briefs that you opened',
  onboarding: 'what you answered when you signed up',
  'city-waitlist': 'cities that you wait for',
  collabs: 'collabs with what was agreed',
  'terms-proposals': 'changes of terms that were proposed',
  'day-ticks': 'what you ticked off on the day of a visit',
  'brief-waitlist': 'briefs that you wait for',
  transports: 'travel',
  tickets: 'tickets',
  shipments: 'shipments',
  extras: 'extras',
  checklists: 'checklists',
  visits: 'visits',
  deliverables: 'content that was asked for, and where it stands; codes for ads stand on its page alone',
  comments: 'comments on content',
  'ad-codes': 'ad codes',
  insights: 'the numbers of posts',
  reviews: 'reviews',
  'reviewer-links': 'links for outside reviewers',
  collections: 'collections of content',
  'content-links': 'links to shared content',
  webhooks: 'webhooks, without their secrets',
  'connected-accounts': 'accounts on platforms that you connected',
  'follower-snapshots': 'your followers, day by day',
  'recent-posts': 'your posts as the platforms report them',
  'cost-settings': 'what costs are counted with',
  'report-words': 'your words on reports',
  'report-recipients': 'who gets the monthly report',
  'collab-costs': 'what collabs cost',
  'tracked-links': 'tracked links',
  'booking-codes': 'booking codes',
  'front-page-answers': 'your answers about our front page',
  'story-pages': 'public pages of collab stories, and whether both sides agree',
  vouchers: 'vouchers',
  'voucher-redemptions': 'vouchers that were redeemed',
  redemptions: 'bookings made with a code',
  'past-collabs': 'collabs from before you or the venue joined',
  'booking-list': 'bookings from lists that were imported, as that import reads them',
  'heard-tallies': 'guests who said that they’d heard of you from a creator',
  messages: 'messages',
  'brief-questions': 'questions about briefs before a request, with the replies',
  reactions: 'your reactions to messages',
  templates: 'message templates',
  support: 'what you wrote to support, and what we replied',
  campaigns: 'campaigns',
  'expert-tasks': 'what your expert does for a campaign',
  'expert-questions': 'questions to your expert, with the replies',
  'saved-and-hidden': 'briefs and venues that you saved or hid',
  'saved-filters': 'filters that you saved',
  'ribbon-clicks': 'sections of the feed that you opened briefs from',
  'imported-creator': 'what we imported about you',
  'imported-venue': 'venues that you imported',
  'usage-events': 'how you used the product',
  'usage-sessions': 'when you used the product',
  'errors-met': 'errors that your browser met',
  'referral-links': 'your links to invite others',
  'people-invited': 'who joined through your link',
  'invited-by': 'who invited you',
  emails: 'emails that we sent you',
  'deletion-requests': 'deletions that you asked for',
  'file-list': 'pictures, videos and documents by name, with their size in bytes',
}

export function readMe(of: {
  product: string
  name: string
  at: Date
  kinds: readonly { kind: string; count: number }[]
  withFiles: boolean
}): string {
  const width = Math.max(...of.kinds.map(({ kind }) => kind.length)) + 2
  const list = of.kinds.map(
    ({ kind, count }) => `  ${kind.padEnd(width)}${exportWords[kind] ?? kind} (${count.toLocaleString('en-GB')})`,
  )
  return `${of.product}: data export for ${of.name}, as of ${of.at.toISOString()}.

ndjson/  all your records, one on each line as JSON
csv/     the same records as tables, for a spreadsheet
${of.withFiles ? 'files/   pictures, videos and documents as they were uploaded' : 'Pictures, videos and documents aren’t included: file-list names them. Export again with them to get them.'}

What each file in ndjson/ and csv/ holds, and how many records:

${list.join('\n')}

Times are UTC. Amounts are in the smallest unit of their currency (pence, cents). Passwords and keys aren’t included:
we only keep them in a form that no one can read. To see our team’s notes about you, ask us. An organisation’s
csv/venue-list.csv lists its venues in the format our import reads. In csv/, an apostrophe stands before text that a
spreadsheet would run as a formula; ndjson/ has every text as it is.
`
}

/**
 * How long one kind of data is kept. `days` are carried out by a job, `sooner` says what ends it before; `until` says what
 * ends it otherwise.
 */
type Rule = { what: string } & ({ days: number; job: string; sooner?: string } | { until: string })

/**
 * Data retention by kind: the one table. The privacy page and `docs/privacy.md` show it; `forget-expired` asks the domains
 * to carry out what names it, and the other jobs take their days from here.
 */
export const retention = {
  account: { what: 'Your account and your profile', until: 'until you delete the account' },
  agreements: {
    what: 'Agreements, approved content and its numbers',
    until: 'permanently, but without your name once you’ve deleted your account',
  },
  connectedAccounts: {
    what: 'Data from the accounts you connect',
    until:
      'until you disconnect the account, or 30 days after we last had access (YouTube: 7 days after you revoke access)',
  },
  invoices: { what: 'Invoices, fees and the billing details on them', until: 'for as long as tax law requires' },
  log: {
    what: 'The log of who did what and when',
    until: 'permanently, but without anything you wrote once you’ve deleted your account',
  },
  idDocuments: {
    what: 'Photos of your ID',
    sooner: 'until we’ve checked them',
    days: 7,
    job: 'forget-id-documents',
  },
  needs: { what: 'Dietary needs, allergies and access needs for a visit', days: 1, job: 'forget-needs' },
  tables: { what: 'Tables reserved in a venue’s booking system, after the visit', days: 90, job: 'forget-expired' },
  shipmentAddresses: {
    what: 'Your address for a shipment, after its delivery',
    days: 30,
    job: 'forget-shipment-addresses',
  },
  tickets: { what: 'Tickets a venue gave you, after you’ve travelled', days: 30, job: 'forget-tickets' },
  apiKeys: { what: 'API keys that no longer work', days: 90, job: 'forget-expired' },
  webhooks: { what: 'Webhooks that were turned off', days: 90, job: 'forget-expired' },
  webhookDeliveries: { what: 'What webhooks sent, and the responses', days: 30, job: 'forget-expired' },
  sessions: { what: 'Browsers you’ve signed out of', days: 30, job: 'forget-ended' },
  pushDevices: {
    what: 'Browsers that show your notifications',
    until: 'until you sign out there or turn notifications off',
  },
  signInActivity: { what: 'Sign-in activity, with the IP address', days: 90, job: 'forget-ended' },
  errors: { what: 'Errors in your browser', days: 90, job: 'close-usage-days' },
  adViews: { what: 'Ads shown in a browser', days: 7, job: 'forget-ad-views' },
  linkVisitors: { what: 'Which browsers opened a tracked link, as hashed IDs', days: 1, job: 'forget-link-visitors' },
  mail: { what: 'Recipient and subject of the emails we send', days: 90, job: 'forget-expired' },
  exports: { what: 'Exports of your data', days: 7, job: 'forget-expired' },
  nightlyExports: {
    what: 'Nightly exports of an organisation, where they’re on',
    until: 'for a week, unless we’ve agreed on longer; until a day after you turn them off or close the organisation',
  },
  listDownloads: { what: 'Lists our team downloads', days: 2, job: 'make-list-downloads' },
  imports: {
    what: 'Lists of venues and creators that our team imports, and what happened to each row',
    days: 7,
    job: 'forget-imports',
  },
  importedDrafts: {
    what: 'Imported venues that still need a city, or that you haven’t added yet, and their details',
    days: 90,
    job: 'forget-imports',
  },
  importedCreators: {
    what: 'Creators our team imports from a list, and their details',
    days: 365,
    job: 'forget-expired',
  },
  pastCollabs: {
    what: 'What a venue tells us about its collabs from before it joined',
    until: 'until the venue’s account is deleted, but without your name once you’ve deleted yours',
  },
  brandContacts: { what: 'Contacts our team adds for a venue', until: 'until the venue’s account is deleted' },
  deletions: { what: 'The fact that an account was deleted, without the name', days: 365, job: 'forget-expired' },
  notifications: { what: 'Notifications', days: 365, job: 'forget-expired' },
  teamInvitations: { what: 'Team invitations no one accepted', days: 30, job: 'forget-expired' },
  reportRecipients: {
    what: 'Email addresses invited to get a brand’s monthly report, if no one accepted or they unsubscribed',
    days: 30,
    job: 'forget-expired',
  },
  briefViews: { what: 'Briefs a creator opened', days: 365, job: 'forget-expired' },
  ribbonClicks: { what: 'Which section of the feed a brief was opened from', days: 365, job: 'forget-expired' },
  onboardings: { what: 'Unfinished sign-ups', days: 730, job: 'forget-expired' },
  cityWaitlist: { what: 'Your waitlist spot for a city', days: 730, job: 'forget-expired' },
  support: { what: 'Your messages to support', days: 730, job: 'forget-expired' },
  expertQuestions: { what: 'Your questions to your expert', days: 730, job: 'forget-expired' },
  reports: { what: 'Reports you made, and reports about you', until: 'until you delete the account' },
  blocks: { what: 'Creators and brands you’ve blocked', until: 'until you unblock them or delete the account' },
  staffNotes: {
    what: 'Our team’s notes, tasks and risk flags about you',
    until: 'until you delete the account; a risk flag only counts until its end date',
  },
  referrals: {
    what: 'Who you invited, and who invited you',
    until: 'until either of you deletes the account',
  },
  meetings: { what: 'Calls with our team', days: 730, job: 'forget-expired' },
} as const satisfies Record<string, Rule>

export type RetentionKind = keyof typeof retention

/** What `forget-expired` carries out. */
export type ExpiringKind = {
  [Kind in RetentionKind]: (typeof retention)[Kind] extends { job: 'forget-expired' } ? Kind : never
}[RetentionKind]

/** How long, as a person says it. */
export function keptWords(rule: Rule): string {
  if ('until' in rule) return rule.until
  const { days, sooner } = rule
  return sooner ? `${sooner}, ${daysWords(days)} at most` : daysWords(days)
}

function daysWords(days: number): string {
  if (days % 365 === 0) return days === 365 ? 'a year' : `${days / 365} years`
  return days === 1 ? '24 hours' : `${days} days`
}

/** How long one kind of data is kept. `days` are carried out by a job; `until` says what ends it otherwise. */
type Rule = { what: string } & ({ days: number; job: string } | { until: string })

/**
 * Data retention by kind: the one table. The privacy page and `docs/privacy.md` show it; `forget-expired` asks the domains
 * to carry out what names it, and the other jobs take their days from here.
 */
export const retention = {
  account: { what: 'Your account and your profile', until: 'until you delete the account' },
  agreements: {
    what: 'Agreements, approved content and its numbers',
    until: 'for good; without your name once you’ve deleted your account',
  },
  connectedAccounts: {
    what: 'What an account that you connected told us',
    until: 'until you disconnect it, or 30 days after we could last see it',
  },
  invoices: { what: 'Invoices, fees and the billing details on them', until: 'for as long as tax law asks' },
  log: {
    what: 'The log of who did what and when',
    until: 'for good; without what was written once you’ve deleted your account',
  },
  idDocuments: {
    what: 'Photos of your ID, until we’ve checked it and no longer than',
    days: 7,
    job: 'forget-id-documents',
  },
  needs: { what: 'Diet and allergies for a visit', days: 1, job: 'forget-needs' },
  sessions: { what: 'Browsers that were signed out', days: 30, job: 'forget-ended' },
  signInActivity: { what: 'Sign-in activity with network address', days: 90, job: 'forget-ended' },
  errors: { what: 'Errors your browser met', days: 90, job: 'close-usage-days' },
  adViews: { what: 'Which ads a browser was shown', days: 7, job: 'forget-ad-views' },
  linkVisitors: { what: 'That a browser opened a tracked link, as a hash', days: 1, job: 'forget-link-visitors' },
  mail: { what: 'To whom an email was sent and its subject', days: 90, job: 'forget-expired' },
  exports: { what: 'Exports of your data', days: 7, job: 'forget-expired' },
  deletions: { what: 'That an account was deleted, without its name', days: 365, job: 'forget-expired' },
  notifications: { what: 'Notifications', days: 365, job: 'forget-expired' },
  teamInvitations: { what: 'An invitation to a team that nobody accepted', days: 30, job: 'forget-expired' },
  briefViews: { what: 'Which briefs a creator opened', days: 365, job: 'forget-expired' },
  ribbonClicks: { what: 'From which row of the feed a brief was opened', days: 365, job: 'forget-expired' },
  onboardings: { what: 'A sign-up that was never finished', days: 730, job: 'forget-expired' },
  cityWaitlist: { what: 'Your place on the waiting list of a city', days: 730, job: 'forget-expired' },
  support: { what: 'What you wrote to support', days: 730, job: 'forget-expired' },
  expertQuestions: { what: 'What you asked your expert', days: 730, job: 'forget-expired' },
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
  const { days } = rule
  if (days % 365 === 0) return days === 365 ? 'a year' : `${days / 365} years`
  return days === 1 ? '24 hours' : `${days} days`
}

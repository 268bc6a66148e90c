import { forgetKept } from '../../../kit/web/kept-answers.ts'

/** What is kept in the browser: a mirror for scripts that look there, no right to anything. */
export const localKeys = {
  profileUid: 'currentProfileUID',
  profileType: 'currentProfileType',
  /** The address a sign-in link was asked for, so that its page need not ask for it. */
  emailForSignIn: 'emailForSignIn',
  adminMode: 'adminMode',
  /** Messages that were written and not sent yet. */
  messagesWaiting: 'messagesWaiting',
  /** The account whose notifications this browser shows, and when one was last asked whether it may. */
  pushFor: 'pushFor',
  pushAsked: 'pushAsked',
  /** The venue whose door this phone is at: a scanned ticket opens there. */
  doorLink: 'doorLink',
  /** Its list of today, for the time without a connection. */
  doorList: 'doorList',
  /** What was ticked of a visit's day without a connection, by collab, until the server has it. */
  dayTicks: 'dayTicks',
  /** The name somebody gave on a shared shortlist or a reviewer link. */
  reviewerName: 'reviewerName',
  /** The secret that tells whose votes on shared shortlists were given here. */
  voterKey: 'voterKey',
  /** Whether requests are seen as cards or as a table. */
  requestsView: 'requestsView',
  /** The same of creators found. */
  creatorsView: 'creatorsView',
  /** The same of a brand’s content. */
  contentView: 'contentView',
  /** The day on which the upgrade prompt was closed. */
  upgradePromptClosed: 'upgradePromptClosed',
  /** The answer to being counted. */
  consent: 'consent',
  /** What is counted with a yes: the session that goes on, what waits to be sent, and a name for the browser. */
  usageSession: 'usageSession',
  analyticsQueue: 'analyticsQueue',
  analyticsDevice: 'analyticsDevice',
} as const

/** The flag of the team's accounts. */
export function saveAdminMode(on: boolean): void {
  if (on) localStorage.setItem(localKeys.adminMode, 'true')
  else localStorage.removeItem(localKeys.adminMode)
}

const whose = [localKeys.profileUid, localKeys.profileType, localKeys.adminMode]
const counted = [localKeys.usageSession, localKeys.analyticsQueue, localKeys.analyticsDevice]

/** Nobody is signed in any more: whose profile it was is not known either, and what they did is not the next one's doing. */
export function forgetProfile(): void {
  const wasSomeone = whose.some((key) => localStorage.getItem(key) !== null)
  for (const key of wasSomeone ? [...whose, ...counted] : whose) localStorage.removeItem(key)
}

/** Nothing of a person stays in the browser after they signed out, not even what it kept for the time without a connection, but that nobody is to be counted here: that is not asked again. */
export async function forgetLocal(): Promise<void> {
  forgetKept()
  const declined = isDeclined(localStorage.getItem(localKeys.consent))
  for (const key of Object.values(localKeys)) {
    if (key !== localKeys.consent || !declined) localStorage.removeItem(key)
  }
  // A browser that refuses to open what it keeps has nothing that could be shown to anybody.
  await import('../../../kit/web/shared-files.ts').then(({ forgetFiles }) => forgetFiles()).catch(() => undefined)
}

const isDeclined = (consent: string | null) => consent?.includes('"analytics":false') ?? false

/** What is kept in the browser: a mirror for scripts that look there, no right to anything. */
export const localKeys = {
  profileUid: 'currentProfileUID',
  profileType: 'currentProfileType',
  /** The address a sign-in link was asked for, so that its page need not ask for it. */
  emailForSignIn: 'emailForSignIn',
  adminMode: 'adminMode',
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

/** Nothing of a person stays in the browser after they signed out, but that nobody is to be counted here: that is not asked again. */
export function forgetLocal(): void {
  const declined = isDeclined(localStorage.getItem(localKeys.consent))
  for (const key of Object.values(localKeys)) {
    if (key !== localKeys.consent || !declined) localStorage.removeItem(key)
  }
}

const isDeclined = (consent: string | null) => consent?.includes('"analytics":false') ?? false

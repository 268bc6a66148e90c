/** What the seed keeps in the browser (§3 "Local browser storage keys"): a mirror for scripts that look there, no right to anything. */
export const localKeys = {
  profileUid: 'currentProfileUID',
  profileType: 'currentProfileType',
  /** The address a sign-in link was asked for, so that its page need not ask for it. */
  emailForSignIn: 'emailForSignIn',
  adminMode: 'adminMode',
  /** The answer to being counted. */
  consent: 'consent',
} as const

/** The flag of the team's accounts (seed §4 "Landing route choice"). */
export function keepAdminMode(on: boolean): void {
  if (on) localStorage.setItem(localKeys.adminMode, 'true')
  else localStorage.removeItem(localKeys.adminMode)
}

/** Nobody is signed in any more: whose profile it was is not known either. */
export function forgetProfile(): void {
  for (const key of [localKeys.profileUid, localKeys.profileType, localKeys.adminMode]) localStorage.removeItem(key)
}

/** Nothing of a person stays in the browser after they signed out. */
export function forgetLocal(): void {
  for (const key of Object.values(localKeys)) localStorage.removeItem(key)
}

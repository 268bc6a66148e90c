/** What is recorded of the ways into an account. `signed-in` is from before the way was recorded. */
export const securityEventKinds = [
  'signed-in',
  'signed-in-password',
  'signed-in-link',
  'signed-in-new-password',
  'signed-in-provider',
  'signed-in-passkey',
  'signed-in-second-code',
  'signed-in-second-passkey',
  'password-accepted',
  'link-accepted',
  'new-password-accepted',
  'provider-accepted',
  'password-refused',
  'link-refused',
  'passkey-refused',
  'second-factor-refused',
  'sign-in-refused',
  'identity-confirmed',
  'confirmation-refused',
  'password-change-refused',
  'password-changed',
  'signed-out',
  'signed-out-everywhere',
  'email-change-requested',
  'email-change-stopped',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'authenticator-added',
  'authenticator-removed',
  'provider-connected',
  'provider-disconnected',
  'recovery-codes-made',
  'recovery-code-used',
  'second-factor-reset',
  'email-replies-stopped',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** How somebody proves an account first: it lets in where there is no second factor. */
export type FirstStep = 'password' | 'link' | 'new-password' | 'provider'
/** What is written down when a session opens. */
export type SignInKind = Extract<SecurityEventKind, `signed-in-${string}`>
const isSignIn = (kind: SecurityEventKind) => kind === 'signed-in' || kind.startsWith('signed-in-')
/** Every kind that stands for a session that was opened. */
export const signInKinds = securityEventKinds.filter(isSignIn)

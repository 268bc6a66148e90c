import { keysOf } from '../../kit/contract/keys.ts'
/** What is written down of the ways into an account, in the words that people read. */
export const securityEventWords = {
  'signed-in': 'Signed in',
  'password-refused': 'Wrong password',
  'second-factor-refused': 'Wrong code or passkey',
  'password-changed': 'Password changed',
  'email-change-requested': 'Email change requested',
  'email-change-stopped': 'Email change stopped',
  'email-changed': 'Email changed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'authenticator-added': 'Authenticator app set up',
  'authenticator-removed': 'Authenticator app removed',
  'provider-connected': 'Sign-in provider connected',
  'provider-disconnected': 'Sign-in provider disconnected',
  'recovery-codes-made': 'New recovery codes made',
  'recovery-code-used': 'Recovery code used',
  'second-factor-reset': 'Two-step verification reset by our team',
} as const
export type SecurityEventKind = keyof typeof securityEventWords
export const securityEventKinds = keysOf(securityEventWords)

/** What one-time links are for; `sign-in-as` lets an admin see what a customer sees. */
export const signInLinkPurposes = [
  'sign-in',
  'password-reset',
  'set-password',
  'invitation',
  'quick-login',
  'sign-in-as',
] as const
export type SignInLinkPurpose = (typeof signInLinkPurposes)[number]

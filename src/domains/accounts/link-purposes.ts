/**
 * What one-time tokens are for; `sign-in-as` lets an admin see what a customer sees, `second-factor` is the first step of a
 * sign-in that waits for its second.
 */
export const signInLinkPurposes = [
  'sign-in',
  'password-reset',
  'set-password',
  'invitation',
  'quick-login',
  'sign-in-as',
  'second-factor',
] as const
export type SignInLinkPurpose = (typeof signInLinkPurposes)[number]

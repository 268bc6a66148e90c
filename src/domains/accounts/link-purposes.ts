export const signInLinkPurposes = ['sign-in', 'password-reset', 'set-password', 'invitation', 'quick-login'] as const
export type SignInLinkPurpose = (typeof signInLinkPurposes)[number]

/** The sign-in errors, word for word as specified. */
export const signInTexts = {
  wrongPassword:
    "Incorrect account password! Please check your details and try again, or select 'Having trouble logging in?' below.",
  noAccount: "No account found with this email. Please check your email or sign up if you're a new user.",
  invalidEmail: 'The email address entered is not valid. Please check and try again.',
  tooMany: 'Too many failed attempts. Please try again later or reset your password.',
  disabled: 'This account has been disabled. Please contact support.',
  failed: 'Login Failed! Please check your password or contact support.',
  details: 'Please ensure that you have entered valid details.',
  adminNeedsPassword: 'Admin accounts must use password login',
  redirecting: 'No account found - redirecting..',
  signedIn: 'Login Successful',
  linkUsed: 'This link has already been used. Request a new one.',
  linkExpired: 'This link has expired. Request a new one.',
  linkUnknown: 'This link is incomplete or no longer valid. Open it again from the email, or request a new one.',
  linkForAnother: 'This link was sent to another email address. Enter the address it was sent to.',
  taken: 'There’s already an account with this email address. Sign in instead.',
  commonPassword: 'This password is too common and easy to guess. Choose another one.',
  notCurrent: 'That’s not your current password.',
} as const

/** What is said of passkeys, authenticator apps and recovery codes. */
export const secondFactorTexts = {
  wrongCode: 'That code isn’t right. Check that your authenticator app shows this account, and enter the newest code.',
  wrongRecoveryCode: 'That recovery code isn’t right, or it has been used. Try another one.',
  wrongPasskey: 'That passkey didn’t work. Try again, or use another way.',
  unknownPasskey: 'We don’t recognise this passkey. Sign in another way, then add it under Account.',
  passkeyNotMade: 'The passkey couldn’t be saved. Please start again.',
  passkeyKnown: 'This passkey is already saved.',
  tooManyPasskeys: 'You already have 20 passkeys, the maximum. Remove one first.',
  alreadySetUp: 'An authenticator app is already set up. Remove it first to use another one.',
  notSetUp: 'Set up a passkey or an authenticator app first.',
  staffNeedsOne: 'Our team always uses two-step verification. Add another way before you remove this one.',
  confirmByFactor: 'Confirm with your passkey or authenticator app.',
  ended: 'Signing in took too long. Please start again.',
} as const

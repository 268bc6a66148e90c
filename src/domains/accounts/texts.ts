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
  linkUsed: 'This sign-in link has been used or has ended. Please ask for a new one.',
  taken: 'There is already an account with this email address. Sign in instead.',
  commonPassword: 'Many people use this password, so it is easy to guess. Choose another one.',
  notCurrent: 'That is not your current password.',
} as const

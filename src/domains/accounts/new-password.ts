/** What the forms say beside a field for a new password. */
export const newPasswordHint = 'At least 8 characters. A few words in a row are easy to remember and hard to guess.'

/** The shortest new password (OWASP ASVS 5.0, 6.2.1). Older ones, from before this rule, still sign in. */
const shortest = 8

/**
 * Why a password may not be chosen, as far as a browser can tell; null where it may. Whether it is a common one is the
 * server's to say (ASVS 6.2.4).
 */
export function newPasswordProblem(password: string, about: { email: string; productName: string }): string | null {
  if (password !== '' && password.trim() === '')
    return 'That’s only spaces. Choose a password of at least 8 letters, numbers or symbols.'
  // Spaces around are nothing that has to be guessed.
  if (password.trim().length < shortest) return 'Choose a password of at least 8 characters.'
  const lower = password.toLowerCase()
  const email = about.email.toLowerCase()
  const [mailbox = ''] = email.split('@')
  // A mailbox such as `al@…` is part of many words.
  const isTelling = (word: string) => word.length >= 4 && lower.includes(word)
  if (isTelling(mailbox) || isTelling(email)) return 'Choose a password without your email address in it.'
  if (isTelling(about.productName.toLowerCase())) return `Choose a password without “${about.productName}” in it.`
  return null
}

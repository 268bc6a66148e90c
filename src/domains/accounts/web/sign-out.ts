import { textOf } from '../../../kit/contract/errors.ts'
import { showError } from '../../../kit/web/toasts.ts'
import { postAuth } from '../../../kit/web/session.ts'
import { finishBeforeSignOut } from './before-sign-out.ts'
import { forgetLocal } from './local-keys.ts'
import { toLogin } from './links.ts'

/**
 * Ends this browser's session, or every one of the account, and leaves. What this browser keeps is cleared first, whether or not
 * there is a connection; a session that could not be ended is not left behind unsaid.
 */
export async function signOut(where: 'here' | 'everywhere'): Promise<void> {
  await finishBeforeSignOut()
  forgetLocal()
  try {
    await postAuth('sign-out', { everywhere: where === 'everywhere' })
  } catch (error) {
    return showError(textOf(error))
  }
  location.assign(toLogin().path)
}

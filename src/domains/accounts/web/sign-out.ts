import { showError } from '../../../kit/web/toasts.ts'
import { postAuth } from '../../../kit/web/session.ts'
import { forgetLocal } from './local-keys.ts'
import { toLogin } from './links.ts'

const tasks = new Set<() => Promise<void>>()

/** What is to be done before someone signs out, while it is still known who they are. */
export function beforeSignOut(task: () => Promise<void>): void {
  tasks.add(task)
}

/** Ends this browser's session, or every one of the account, and leaves. A session that could not be ended is not left behind unsaid. */
export async function signOut(where: 'here' | 'everywhere'): Promise<void> {
  await Promise.allSettled([...tasks].map((task) => task()))
  try {
    await postAuth('sign-out', { everywhere: where === 'everywhere' })
  } catch (error) {
    return showError((error as Error).message)
  }
  forgetLocal()
  location.assign(toLogin().path)
}

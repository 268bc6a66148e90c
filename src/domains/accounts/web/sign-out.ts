import { useEffect, useSyncExternalStore } from 'react'
import { textOf } from '../../../kit/contract/errors.ts'
import { queryClient } from '../../../kit/web/calls.ts'
import { postAuth } from '../../../kit/web/session.ts'
import { finishBeforeSignOut } from './before-sign-out.ts'
import { forgetLocal } from './local-keys.ts'
import { toLogin } from './links.ts'

type Where = 'here' | 'everywhere'
type Unended = { where: Where; why: string }

let unended: Unended | null = null
const listeners = new Set<() => void>()

function setUnended(next: Unended | null): void {
  unended = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A session that its person wanted to end and that the server could not be told of; null while there is none. */
export function useUnendedSession(): Unended | null {
  // It stays until the page is left: no page of theirs may be drawn again meanwhile.
  useEffect(() => () => setUnended(null), [])
  return useSyncExternalStore(subscribe, () => unended)
}

/**
 * Ends this browser's session, or every one of the account, and leaves. What this browser keeps is cleared first, whether or not
 * there is a connection; where the session could not be ended, the page gives way to one that says so (ASVS 5.0, 14.3.1).
 */
export async function signOut(where: Where): Promise<void> {
  await finishBeforeSignOut()
  await forgetLocal()
  try {
    await postAuth('sign-out', { everywhere: where === 'everywhere' })
  } catch (error) {
    setUnended({ where, why: textOf(error) })
    queryClient.clear()
    return
  }
  location.assign(toLogin().path)
}

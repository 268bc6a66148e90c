import '@fontsource-variable/inter'
import '@fontsource-variable/fraunces'
import './open.css'
// The sheets of what answers come before it is drawn.
import '../../../kit/web/plain.css'
import '../../../domains/joining/web/parts/join-form.css'
import '../../../domains/meetings/web/parts/schedule-call.css'
import { localKeys } from '../../../domains/accounts/web/local-keys.ts'
import { consentGiven } from '../../../domains/usage/web/consent-given.ts'
import { countWhenIdle } from '../count.ts'
import { wakeWhenDrawn } from './when-drawn.ts'

// Who is signed in has no use for the front door. A sign-in that has ended forgets these keys, and comes back here.
const isKnown = localStorage.getItem(localKeys.profileUid) ?? localStorage.getItem(localKeys.adminMode)
if (location.pathname === '/' && isKnown) location.replace('/app')
else {
  const awake = document.querySelector<HTMLElement>('[data-awake]')
  if (awake) wakeWhenDrawn(awake)
  countWhenIdle(() => undefined)
  if (!consentGiven()) addEventListener('load', () => void ask())
}

/** The question of consent, after the page itself. */
async function ask(): Promise<void> {
  const { showConsent } = await import('./show-consent.tsx')
  showConsent(document.body.appendChild(document.createElement('div')))
}

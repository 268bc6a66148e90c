import { must } from '../../../kit/contract/must.ts'
import '@fontsource-variable/inter'
import '@fontsource-variable/fraunces'
import './open.css'
import './open-page.module.css'
import './collab-story.module.css'
import './home.module.css'
import './plans.module.css'
import './help.module.css'
import './support.module.css'
import '../../../domains/accounts/web/parts/public-frame.module.css'
// The sheets of what comes alive later: it is drawn before.
import '../../../domains/onboarding/web/parts/join-form.module.css'
import '../../../domains/meetings/web/parts/schedule-call.module.css'
import '../../../domains/usage/web/parts/consent.module.css'
import '../../../kit/web/plain.css'
import { localKeys } from '../../../domains/accounts/web/local-keys.ts'
import { consentGiven, keepConsent } from '../../../domains/usage/web/consent-given.ts'
import { countWhenIdle } from '../count.ts'
import { showOwnHours, wakeForms } from './wake-forms.ts'

// Who is signed in has no use for the front door. A sign-in that has ended forgets these keys, and comes back here.
const isKnown = localStorage.getItem(localKeys.profileUid) ?? localStorage.getItem(localKeys.adminMode)
if (location.pathname === '/' && isKnown) location.replace('/app')
else {
  if (isKnown) greet()
  void wakeForms()
  void showOwnHours()
  countWhenIdle(() => undefined)
  if (!consentGiven())
    askConsent(must(document.querySelector<HTMLElement>('[data-consent-question]'), 'consent banner'))
}

/** Who is signed in is led back to their pages, and sees what is for them alone. The server decides what they may. */
function greet(): void {
  const [signIn, join] = document.querySelectorAll<HTMLAnchorElement>('[data-ways] a')
  if (signIn && join) {
    signIn.remove()
    join.href = '/app'
    join.textContent = 'Open app'
    join.dataset.back = ''
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-signed-in]')) part.hidden = false
}

function askConsent(banner: HTMLElement): void {
  banner.hidden = false
  banner.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) void answer(target.value === 'yes')
  })
  const answer = async (yes: boolean) => {
    banner.hidden = true
    keepConsent(yes)
    const { answerConsent } = await import('../../../domains/usage/web/consent.ts')
    await answerConsent(yes)
  }
}

import { ownPath } from '../contract/own-path.ts'
import { forgetKept, keptOwner } from './kept-answers.ts'
import { showAfterReload } from './toasts.ts'

/** Where someone wanted to go before they were asked to sign in; for this tab only. */
const wantedKey = 'wantedPage'

/** To the sign-in page, remembering where one was going. */
export function leaveToSignIn(): void {
  const owner = keptOwner()
  forgetKept()
  sessionStorage.setItem(wantedKey, location.pathname + location.search)
  const leave = () => location.replace('/login')
  // Somebody else may sign in next: what was shared from the phone waits for whoever was here.
  if (!owner) return leave()
  void import('./shared-files.ts').then(({ keepSharedFor }) => keepSharedFor(owner)).then(leave, leave)
}

/** The page that was wanted before signing in, once. */
export function takeWantedPage(): string | null {
  const wanted = ownPath(sessionStorage.getItem(wantedKey))
  sessionStorage.removeItem(wantedKey)
  return wanted && /^\/(app\/|onboarding)/.test(wanted) ? wanted : null
}

/** After signing in by a link: where one lands is loaded anew and says `text`. */
export function enterByReload(text: string): void {
  showAfterReload(text)
  enter()
}

/** After signing in: `/app` decides where to land. It is loaded anew, so that nothing of whoever was here before is kept. */
export function enter(): void {
  forgetKept()
  location.replace('/app')
}

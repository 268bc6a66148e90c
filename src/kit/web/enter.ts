import { useNavigate } from '@tanstack/react-router'
import { ownPath } from '../contract/own-path.ts'
import { queryClient } from './calls.ts'
import { showAfterReload } from './toasts.ts'

/** Where someone wanted to go before they were asked to sign in; for this tab only. */
const wantedKey = 'wantedPage'

/** To the sign-in page, remembering where one was going. */
export function leaveToSignIn(): void {
  sessionStorage.setItem(wantedKey, location.pathname + location.search)
  location.replace('/login')
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
  location.replace('/app')
}

/** After signing in: nothing of whoever was here before is kept, and `/app` decides where to land. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    queryClient.clear()
    await navigate({ to: '/app', replace: true })
  }
}

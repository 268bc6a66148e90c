import { useNavigate } from '@tanstack/react-router'
import { toLogin } from '../../../domains/accounts/web/links.ts'
import { forgetProfile } from '../../../domains/accounts/web/local-keys.ts'
import { FullSpinner } from '../../../kit/web/full-spinner.tsx'
import { hrefOf } from '../../../kit/web/link.tsx'
import { useLanding } from '../landing.ts'

/** The roots of the signed-in part, which are no pages themselves: on to where one lands, guests to the sign-in. */
export function StartScreen() {
  const navigate = useNavigate()
  useLanding(() => {
    // Whoever was here before is not any more.
    forgetProfile()
    void navigate({ href: hrefOf(toLogin()), replace: true })
  })
  return <FullSpinner />
}

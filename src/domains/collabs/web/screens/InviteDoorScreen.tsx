import { useEffect } from 'react'
import { usePage } from '../../../../kit/web/page.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { signedInToken } from '../../../../kit/web/session.ts'
import { inviteSearch } from '../links.ts'

/** Where "Invite to your venue" leads: to the invitation for who is signed in, else to joining as a place. */
export function InviteDoorScreen() {
  usePage('Invite')
  const [{ creator = '' }] = useAddress(inviteSearch)
  useEffect(() => {
    const go = (signedIn: boolean) =>
      location.replace(signedIn ? `/app/brand/invite?creator=${encodeURIComponent(creator)}` : '/join?as=brand')
    signedInToken().then(
      (token) => go(token !== null),
      () => go(false),
    )
  }, [creator])
  return (
    <main className="screen">
      <h1 className="serif">One moment…</h1>
      <p>
        <a href="/join?as=brand">Add your venue</a>
      </p>
    </main>
  )
}

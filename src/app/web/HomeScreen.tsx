import { Button, Group, Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import { DoorFrame } from '../../domains/accounts/web/parts/DoorFrame.tsx'
import type { profileCalls } from '../../domains/profiles/contract.ts'
import { landingPath } from '../../domains/profiles/landing.ts'
import type { OutputOf } from '../../kit/contract/calls.ts'
import { hrefOf } from '../../kit/web/link.tsx'
import { callServer, signedInToken } from '../../kit/web/session.ts'

/** The root: signed-in people go to their landing page, guests are told what this is. */
export function HomeScreen() {
  const [guest, setGuest] = useState(false)
  useEffect(() => {
    document.title = 'Plusone · Influencer marketing made effortless'
    const decide = async () => {
      if (!(await signedInToken())) return setGuest(true)
      const user = (await callServer('getUser', {})) as OutputOf<typeof profileCalls.getUser>
      location.replace(hrefOf(landingPath(user)))
    }
    decide().catch(() => setGuest(true))
  }, [])
  if (!guest) {
    return (
      <div className="full-spinner">
        <Loader size={130} aria-label="Loading" />
      </div>
    )
  }
  return (
    <DoorFrame
      title="Influencer marketing made effortless"
      lead="Restaurants, hotels, cafes and bars offer an experience. Creators visit, and tell the story. Plusone looks after the rest."
    >
      <Group>
        <Button component="a" href="/login" size="lg">
          Sign in
        </Button>
      </Group>
    </DoorFrame>
  )
}

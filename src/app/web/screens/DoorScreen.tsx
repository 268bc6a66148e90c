import { localKeys } from '../../../domains/accounts/web/local-keys.ts'
import { DoorSignals } from '../../../domains/value/web/parts/DoorSignals.tsx'
import { doorSearch } from '../../../domains/visits/web/links.ts'
import { Door } from '../../../domains/visits/web/parts/Door.tsx'
import { EmptyState } from '../../../kit/web/empty-state.tsx'
import { usePage } from '../../../kit/web/page.ts'
import { useAddress } from '../../../kit/web/route.ts'
import { UndoPlace } from '../../../kit/web/undo-place.tsx'
import { NewVersion } from '../shell/NewVersion.tsx'

/** A venue's door: today's guests, then what is counted there with one tap. It opens without a connection too. A scanned ticket opens the door this phone was last at. */
export function DoorScreen() {
  const [{ token, ticket }] = useAddress(doorSearch)
  const known = token ?? (ticket && localStorage.getItem(localKeys.doorLink))
  if (ticket && !known) return <NoDoorHere />
  return (
    <>
      <Door token={known ?? ''} ticket={ticket}>
        <DoorSignals token={known ?? ''} />
      </Door>
      <UndoPlace />
      <NewVersion />
    </>
  )
}

/** A ticket alone opens nothing: whose it is, the venue's own list says. */
function NoDoorHere() {
  usePage('Door')
  return (
    <main>
      <EmptyState
        title="Open your door page first"
        text="This is a creator’s ticket. Open your venue’s door link on this phone once, then scan the ticket again. The link is on your venue’s dashboard."
        isPage
      />
    </main>
  )
}

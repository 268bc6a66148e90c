import { DoorSignals } from '../../../domains/value/web/parts/DoorSignals.tsx'
import { doorSearch } from '../../../domains/visits/web/links.ts'
import { Door } from '../../../domains/visits/web/parts/Door.tsx'
import { useAddress } from '../../../kit/web/route.ts'

/** A venue's door: today's guests, then what is counted there with one tap. */
export function DoorScreen() {
  const [{ token = '' }] = useAddress(doorSearch)
  return (
    <Door token={token}>
      <DoorSignals token={token} />
    </Door>
  )
}

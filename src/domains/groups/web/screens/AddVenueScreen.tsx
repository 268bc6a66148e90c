import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen, together } from '../../../../kit/web/screen.tsx'
import { importCalls } from '../../../imports/contract.ts'
import type { ImportedVenue } from '../../../imports/contract/own-venues.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { groupCalls } from '../../contract.ts'
import { addVenueSearch } from '../links.ts'
import { BackToGroup } from './group/BackToGroup.tsx'
import { type AddedVenue, AddVenueForm } from './group/AddVenueForm.tsx'
import { VenueAdded } from './group/VenueAdded.tsx'

/** One venue more: what it is, who works there, and what it costs before anything is done. */
export function AddVenueScreen() {
  const [{ uid, import: importUid, line }] = useAddress(addVenueSearch)
  const brandUid = useProfileUid(uid)
  const offer = useRead(groupCalls.getVenuePrice, { brandUid })
  const [added, setAdded] = useState<AddedVenue | null>(null)
  const isImported = importUid !== undefined && line !== undefined
  const listed = useRead(
    importCalls.getImportedVenue,
    { brandUid, importUid: importUid ?? '', line: Number(line) },
    { enabled: isImported },
  )
  return (
    <Screen
      title={added ? 'Venue added' : 'Add a venue'}
      lead={
        <BackToGroup brandUid={brandUid}>
          {offer.data && (added ? `It’s part of ${offer.data.name}.` : `It will be part of ${offer.data.name}.`)}
        </BackToGroup>
      }
      width="narrow"
      of={together(offer, isImported ? listed : none)}
      shape="form"
    >
      {([data, venue]) =>
        added ? (
          <VenueAdded venue={added} />
        ) : (
          <AddVenueForm brandUid={brandUid} offer={data} listed={venue} onAdded={setAdded} />
        )
      }
    </Screen>
  )
}

/** A venue that comes from no list. */
const none: { data: ImportedVenue | null; error: null; refetch: () => void } = {
  data: null,
  error: null,
  refetch: () => undefined,
}

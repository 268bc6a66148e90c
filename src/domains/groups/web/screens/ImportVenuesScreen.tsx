import { Button, Group, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRead } from '../../../../kit/web/calls.ts'
import { hrefOf, LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { saveCsv } from '../../../../kit/web/save-file.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { ownRowsAtMost } from '../../../imports/own-venues.ts'
import { NewFile } from '../../../imports/web/parts/NewFile.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { groupCalls } from '../../contract.ts'
import { importWords } from '../../price-words.ts'
import { importVenuesSearch, toGroup, toImportVenues } from '../links.ts'
import { ImportedVenues } from './group/ImportedVenues.tsx'
import { VenueImport } from './group/VenueImport.tsx'

/** Venues from a file of the owner’s: what would come of it, and those that wait to be added. */
export function ImportVenuesScreen() {
  const [{ uid, import: open }] = useAddress(importVenuesSearch)
  const brandUid = useProfileUid(uid)
  const navigate = useNavigate()
  const offer = useRead(groupCalls.getVenuePrice, { brandUid })
  const show = (importUid?: string) => void navigate({ href: hrefOf(toImportVenues(brandUid, importUid)) })
  return (
    <Screen
      title="Import venues"
      lead={<LinkTo to={toGroup(brandUid)}>All venues</LinkTo>}
      width="narrow"
      of={offer}
      shape="form"
    >
      {({ price }) =>
        open ? (
          <VenueImport key={open} brandUid={brandUid} uid={open} price={price} onDone={() => show()} />
        ) : (
          <div className="rows">
            <Card>
              <Title order={2} mb="xs">
                Choose a file
              </Title>
              <p className="flush">
                A CSV or Excel file with a venue in each row: its name, category, address, postcode and city. Up to{' '}
                {ownRowsAtMost} rows. You’ll see what happens to each row before anything is imported.
              </p>
              <p className="dim numbers">
                Importing is free: venues wait here until you add them. {importWords(price, 1)}
              </p>
              <Group>
                <NewFile brandUid={brandUid} onBrought={show} />
                <Button variant="default" onClick={() => void saveCsv('venues', example)}>
                  Download example
                </Button>
              </Group>
            </Card>
            <ImportedVenues brandUid={brandUid} />
          </div>
        )
      }
    </Screen>
  )
}

const example = [
  ['Name', 'Category', 'Address', 'Postcode', 'City', 'Neighbourhood', 'Instagram', 'Phone', 'Website'],
  ['Luna Nord', 'Cafe', '12 Mare Street', 'E8 4RP', 'London', 'Hackney', 'lunanord', '020 7946 0018', 'luna.example'],
]

import { useAddress } from '../../../../kit/web/route.ts'
import { importSearch } from '../links.ts'
import { ImportDetail } from './imports/ImportDetail.tsx'
import { ImportedCreators } from './imports/ImportedCreators.tsx'
import { ImportList } from './imports/ImportList.tsx'
import { VenueDrafts } from './imports/VenueDrafts.tsx'

/** Lists that our team brings in; one of them opened, the venues that still need a city, or the creators who came with one. */
export function ImportsScreen() {
  const [{ import: uid, show }] = useAddress(importSearch)
  if (uid) return <ImportDetail key={uid} uid={uid} />
  if (show === 'creators') return <ImportedCreators />
  return show === 'cities' ? <VenueDrafts /> : <ImportList />
}

import { useAddress } from '../../../../kit/web/route.ts'
import { importSearch } from '../links.ts'
import { ImportDetail } from './imports/ImportDetail.tsx'
import { ImportList } from './imports/ImportList.tsx'
import { VenueDrafts } from './imports/VenueDrafts.tsx'

/** Lists of venues that our team brings in; one of them opened, or the venues that still need a city. */
export function ImportsScreen() {
  const [{ import: uid, show }] = useAddress(importSearch)
  if (uid) return <ImportDetail key={uid} uid={uid} />
  return show === 'cities' ? <VenueDrafts /> : <ImportList />
}

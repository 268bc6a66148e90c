import { useAddress } from '../../../../kit/web/route.ts'
import { ShowAs } from '../../../../kit/web/show-as.tsx'
import { brandTableSearch } from '../links.ts'

/** The same rows as a table, on the map, and of some lists on a board. */
export function TableOrMap({ hasBoard = false }: { hasBoard?: boolean }) {
  const [{ as }, setAddress] = useAddress(brandTableSearch)
  return (
    <ShowAs
      views={{ table: 'Table', ...(hasBoard && { board: 'Board' }), map: 'Map' }}
      view={as ?? 'table'}
      onChange={(view) => setAddress({ as: view === 'table' ? undefined : view, city: undefined })}
    />
  )
}

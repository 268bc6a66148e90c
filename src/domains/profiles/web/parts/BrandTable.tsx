import { useList } from '../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../kit/web/filter-field.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Table } from '../../../../kit/web/table.tsx'
import type { Column } from '../../../../kit/web/table-props.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { BrandStatus } from './BrandStatus.tsx'
import { profileCalls } from '../../contract.ts'
import { type BrandRow } from '../../views.ts'
import { cityFacts, plusoneCities } from '../../vocabulary.ts'
import { brandBrowserSearch, toBrand } from '../links.ts'

const filters: Filter[] = [
  { name: 'search', kind: 'search', label: 'Search', placeholder: 'Name or handle' },
  {
    name: 'city',
    kind: 'one',
    label: 'City',
    choices: plusoneCities.map((value) => ({ value, label: cityFacts[value].name })),
  },
]

const columns: Column<BrandRow>[] = [
  { key: 'name', title: 'Brand', render: (brand) => <BrandName brand={brand} /> },
  { key: 'city', title: 'City', render: placeOf },
  { key: 'category', title: 'Category', render: (brand) => brand.category },
  { key: 'manager', title: 'Account manager', render: (brand) => brand.manager ?? 'No manager' },
  { key: 'status', title: 'Status and health', render: (brand) => <BrandStatus brand={brand} /> },
]

/** Every brand of the product, for the team. */
export function BrandTable() {
  const [address, setAddress] = useAddress(brandBrowserSearch)
  const brands = useList(profileCalls.listBrands, address)
  return (
    <>
      <FilterBar filters={filters} values={address} onChange={setAddress} />
      <Table
        label="Brands"
        of={brands}
        rowKey={(brand) => brand.uid}
        columns={columns}
        to={(brand) => toBrand(brand.uid)}
        phone={(brand) => (
          <LinkTo to={toBrand(brand.uid)} className="card link-card list-item">
            <BrandName brand={brand} />
            <div className="list-item-aside">
              <BrandStatus brand={brand} />
              <small className="dim">{placeOf(brand)}</small>
            </div>
          </LinkTo>
        )}
        empty={{ title: 'No brands match', text: 'Try part of the name, or another city.' }}
      />
    </>
  )
}

function placeOf(brand: BrandRow): string {
  return [brand.district, cityFacts[brand.city].name].filter(Boolean).join(', ')
}

function BrandName({ brand }: { brand: BrandRow }) {
  return (
    <span className="row-name">
      <span className="row-picture">
        <Picture path={brand.profilePic} alt="" kind="brand" sizes="32px" />
      </span>
      <b className="ellipsis">{brand.name}</b>
    </span>
  )
}

import { Group } from '@mantine/core'
import { textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { LeftOut } from '../../../../kit/web/grid/table-state.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { toBrand } from '../../../profiles/web/links.ts'
import { customerTones, ragTones } from '../../../profiles/web/tones.ts'
import { staffCalls } from '../../contract.ts'
import type { ListedBrand } from '../../contract/lists.ts'
import { brandList, choiceName } from '../../lists.ts'
import { brandActions } from '../brand-actions.ts'
import { useTeam } from '../team.ts'

const columns: GridColumn<ListedBrand>[] = [
  { key: 'name', text: (brand) => brand.name, render: (brand) => <BrandName brand={brand} />, width: 200 },
  textColumn('organisation', (brand) => brand.organisation, { isHidden: true }),
  textColumn('city', placeOf),
  textColumn('category', (brand) => brand.category),
  textColumn('plan', (brand) => (brand.plan ? choiceName(brandList.plan, brand.plan) : '–'), { isHidden: true }),
  textColumn('manager', (brand) => brand.manager?.name ?? '–'),
  {
    key: 'status',
    text: statusOf,
    render: (brand) => <Badge tone={customerTones[brand.customerStatus]}>{statusOf(brand)}</Badge>,
  },
  { key: 'rag', text: ragOf, render: (brand) => <Badge tone={ragTones[brand.rag]}>{ragOf(brand)}</Badge> },
  timeColumn('fell', (brand) => brand.ragFellAt, { isHidden: true }),
  textColumn('sales', (brand) => choiceName(brandList.sales, brand.salesStage), { isHidden: true }),
  textColumn('onboarding', (brand) => choiceName(brandList.onboarding, brand.onboardingStage), { isHidden: true }),
  textColumn('priority', (brand) => brand.priority, { align: 'right', isHidden: true }),
  textColumn('labels', labelsOf, { isHidden: true }),
  textColumn('requests', (brand) => brand.openRequests, { align: 'right' }),
  timeColumn('visited', (brand) => brand.lastVisitAt),
  timeColumn('created', (brand) => brand.createdAt, { isHidden: true }),
]

/** The worst first, with the day on which each fell. */
const fellThisWeek: Preset = {
  name: 'RAG dropped this week',
  state: { where: 'fell.within.7', sort: 'rag', columns: 'name,city,manager,status,rag,fell,requests,visited' },
}

/** Brands that our developers made. */
const testBrands: LeftOut = {
  condition: { field: 'labels', is: 'not', values: ['dev-fake'] },
  words: 'Without test brands',
  show: 'Show test brands',
}

/** Every brand of the product, for the team. */
export function BrandTable() {
  const { managers, self } = useTeam()
  return (
    <DeskTable
      name="brands"
      label="Brands"
      allName="All brands"
      presets={[fellThisWeek]}
      leftOut={testBrands}
      noun={{ one: 'brand', many: 'brands' }}
      fields={brandList}
      choices={{ manager: managers }}
      columns={columns}
      call={staffCalls.browseBrands}
      rowKey={(brand) => brand.uid}
      rowName={(brand) => brand.name}
      to={(brand) => toBrand(brand.uid)}
      phone={(brand) => <BrandCard brand={brand} />}
      empty={{ title: 'No brands match', text: 'Try part of the name, or remove a filter.' }}
      searchLabel="Name or handle"
      byDefault="name"
      actions={brandActions(managers, self)}
    />
  )
}

function BrandCard({ brand }: { brand: ListedBrand }) {
  return (
    <LinkTo to={toBrand(brand.uid)} className="card link-card list-item">
      <BrandName brand={brand} />
      <div className="list-item-aside">
        <Group gap={6}>
          <Badge tone={customerTones[brand.customerStatus]}>{statusOf(brand)}</Badge>
          <Badge tone={ragTones[brand.rag]}>{ragOf(brand)}</Badge>
        </Group>
        <small className="dim">{placeOf(brand)}</small>
      </div>
    </LinkTo>
  )
}

function labelsOf(brand: ListedBrand): string {
  return brand.labels.map((label) => choiceName(brandList.labels, label)).join(', ') || '–'
}

function statusOf(brand: ListedBrand): string {
  return choiceName(brandList.status, brand.customerStatus)
}

function ragOf(brand: ListedBrand): string {
  return choiceName(brandList.rag, brand.rag)
}

function placeOf(brand: ListedBrand): string {
  return [brand.district, cityFacts[brand.city].name].filter(Boolean).join(', ')
}

function BrandName({ brand }: { brand: ListedBrand }) {
  return (
    <span className="row-name">
      <span className="row-picture">
        <Picture path={brand.profilePic} alt="" kind="brand" sizes="32px" />
      </span>
      <b className="ellipsis">{brand.name}</b>
    </span>
  )
}

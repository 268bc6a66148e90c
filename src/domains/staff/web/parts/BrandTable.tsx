import { Group } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { LeftOut } from '../../../../kit/web/grid/table-state.ts'
import type { FileColumn, GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import { ActionCell } from '../../../desk/web/parts/ActionCell.tsx'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { alikeSignals } from '../../../profiles/alike-signals.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { lostReasons } from '../../../profiles/lost.ts'
import { toBrand } from '../../../profiles/web/links.ts'
import { placeWords } from '../../../profiles/web/place-words.ts'
import { daysAt } from '../../../profiles/web/stage-days.ts'
import { customerTones, ragTones } from '../../../profiles/web/tones.ts'
import { staffCalls } from '../../contract.ts'
import type { ListedBrand } from '../../contract/lists.ts'
import { brandList, choiceName } from '../../lists.ts'
import { assigningBrands, brandActions, prioritising } from '../brand-actions.ts'
import { brandTableSearch } from '../links.ts'
import { causesText } from '../rag-words.ts'
import { useTeam } from '../team.ts'

// They come when somebody looks at them.
const BrandBoard = lazy(async () => ({ default: (await import('./BrandBoard.tsx')).BrandBoard }))
const RowsMap = lazy(async () => ({ default: (await import('./RowsMap.tsx')).RowsMap<typeof staffCalls.browseBrands> }))

const noun = { one: 'brand', many: 'brands' }

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' })
const countryName = (code: string) => (code ? (countryNames.of(code) ?? code) : '')

const placeParts: readonly FileColumn<ListedBrand>[] = [
  { key: 'area', title: 'Area', text: ({ city, district }) => (city === 'other' ? '' : district) },
  { key: 'city', title: 'City', text: ({ city, district }) => (city === 'other' ? district : cityFacts[city].name) },
  { key: 'country', title: 'Country', text: ({ country }) => countryName(country) },
]
const nextStepParts: readonly FileColumn<ListedBrand>[] = [
  { key: 'nextStep', title: 'Next step', text: ({ nextStep }) => nextStep?.text ?? '' },
  { key: 'nextStepDueOn', title: 'Next step due', text: ({ nextStep }) => nextStep?.dueOn ?? '' },
]

const columns: GridColumn<ListedBrand>[] = [
  { key: 'name', text: (brand) => brand.name, render: (brand) => <BrandName brand={brand} />, width: 200 },
  textColumn('organisation', (brand) => brand.organisation, { isHidden: true }),
  { key: 'city', text: placeOf, render: placeOf, parts: placeParts },
  textColumn('address', (brand) => brand.address || '–', { isHidden: true, width: 200 }),
  textColumn('postcode', (brand) => brand.postcode || '–', { isHidden: true }),
  textColumn('phone', (brand) => brand.phone || '–', { isHidden: true }),
  textColumn('website', (brand) => brand.website || '–', { isHidden: true, width: 200 }),
  textColumn('category', (brand) => brand.category),
  textColumn('plan', (brand) => (brand.plan ? choiceName(brandList.plan, brand.plan) : '–'), { isHidden: true }),
  textColumn('manager', managerOf, { width: 180 }),
  {
    key: 'status',
    text: statusOf,
    render: (brand) => <Badge tone={customerTones[brand.customerStatus]}>{statusOf(brand)}</Badge>,
  },
  { key: 'rag', text: ragOf, render: (brand) => <Rag brand={brand} /> },
  timeColumn('fell', (brand) => brand.ragFellAt, { isHidden: true }),
  textColumn('causes', causesText, { width: 220 }),
  { key: 'next', text: nextStepOf, render: (brand) => <NextStep brand={brand} />, width: 220, parts: nextStepParts },
  textColumn('sales', (brand) => choiceName(brandList.sales, brand.salesStage), { isHidden: true }),
  textColumn('onboarding', (brand) => choiceName(brandList.onboarding, brand.onboardingStage), { isHidden: true }),
  daysColumn('salesDays', (brand) => brand.salesSince),
  daysColumn('onboardingDays', (brand) => brand.onboardingSince),
  daysColumn('statusDays', (brand) => brand.statusSince),
  textColumn('lost', (brand) => (brand.lostReason ? lostReasons[brand.lostReason] : '–'), { isHidden: true }),
  textColumn('priority', (brand) => brand.priority, { align: 'right', isHidden: true }),
  textColumn('labels', labelsOf, { isHidden: true }),
  textColumn('alike', (row) => row.alike.map((signal) => alikeSignals[signal]).join(', ') || '–', { isHidden: true }),
  textColumn('requests', (brand) => brand.openRequests, { align: 'right' }),
  timeColumn('visited', (brand) => brand.lastVisitAt),
  timeColumn('created', (brand) => brand.createdAt, { isHidden: true }),
]

function daysColumn(key: string, since: (brand: ListedBrand) => string): GridColumn<ListedBrand> {
  return textColumn(key, (brand) => daysAt(since(brand)), { align: 'right', isHidden: true })
}

/** The worst first, with the day on which each fell. */
const fellThisWeek: Preset = {
  name: 'RAG dropped this week',
  state: { where: 'fell.within.7', sort: 'rag', columns: 'name,city,manager,status,rag,fell,requests,visited' },
}

/** Brands with a next step that was due before today. */
const overdueSteps: Preset = {
  name: 'Overdue next steps',
  state: { where: 'next.past', columns: 'name,city,manager,status,rag,causes,next,requests' },
}

/** Brands of which there may be two. */
const possibleDuplicates: Preset = {
  name: 'Possible duplicates',
  state: { where: 'alike.filled', columns: 'name,organisation,city,manager,status,alike,requests,created' },
}

/** Brands that our developers made. */
const testBrands: LeftOut = {
  condition: { field: 'labels', is: 'not', values: ['dev-fake'] },
  words: 'Test brands hidden',
  show: 'Show test brands',
}

function managerOf(brand: ListedBrand): string {
  return brand.manager?.name ?? '–'
}

/** The columns, with what somebody may change in its cell. */
function columnsFor({ managers, self }: ReturnType<typeof useTeam>): GridColumn<ListedBrand>[] {
  if (!self) return columns
  const assign = self.role === 'admin' ? assigningBrands(managers) : undefined
  const prioritise = prioritising(self)
  const cells: Partial<Record<string, GridColumn<ListedBrand>['render']>> = {
    manager: (brand) => (
      <ActionCell action={assign} row={brand} name={brand.name} value={brand.manager?.uid ?? null}>
        {managerOf(brand)}
      </ActionCell>
    ),
    priority: (brand) => (
      <ActionCell action={prioritise} row={brand} name={brand.name} value={String(brand.priority)}>
        {brand.priority}
      </ActionCell>
    ),
  }
  return columns.map((column) => ({ ...column, render: cells[column.key] ?? column.render }))
}

/** Every brand of the product, for the team. */
export function BrandTable() {
  const team = useTeam()
  const { managers, self } = team
  const [{ as, city }, setAddress] = useAddress(brandTableSearch)
  const mine: Preset[] = self ? [{ name: 'Only my brands', state: { where: `manager.is.${self.accountUid}` } }] : []
  return (
    <DeskTable
      name="brands"
      label="Brands"
      allName="All brands"
      presets={[fellThisWeek, overdueSteps, possibleDuplicates, ...mine]}
      leftOut={testBrands}
      noun={noun}
      fields={brandList}
      choices={{ manager: managers }}
      columns={columnsFor(team)}
      call={staffCalls.browseBrands}
      rowKey={(brand) => brand.uid}
      rowName={(brand) => brand.name}
      to={(brand) => toBrand(brand.uid)}
      phone={(brand) => <BrandCard brand={brand} />}
      empty={{ title: 'No brands match', text: 'Try part of the name, or remove a filter.' }}
      searchLabel="Name or handle"
      byDefault="name"
      actions={brandActions(managers, self)}
      instead={
        as === 'board'
          ? (asked) => (
              <Suspense fallback={<RowsToCome />}>
                <BrandBoard asked={asked} self={self} />
              </Suspense>
            )
          : as &&
            ((asked) => (
              <Suspense fallback={<RowsToCome />}>
                <RowsMap
                  label="Brands"
                  noun={noun}
                  call={staffCalls.browseBrands}
                  counting={staffCalls.countBrandsByCity}
                  fields={brandList}
                  asked={asked}
                  city={city}
                  onCity={(next) => setAddress({ city: next })}
                  rowKey={(brand) => brand.uid}
                  rowName={(brand) => brand.name}
                  placeOf={(brand) => brand.place}
                  card={(brand) => <BrandCard brand={brand} />}
                />
              </Suspense>
            ))
      }
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
          <Rag brand={brand} />
        </Group>
        <small className="dim">{placeOf(brand)}</small>
      </div>
    </LinkTo>
  )
}

/** Why a brand is not green; what somebody said who set it by hand comes first. */

function nextStepOf({ nextStep }: ListedBrand): string {
  return nextStep ? `${nextStep.text}, ${ordinalDate(nextStep.dueOn)}` : '–'
}

/** What there is to do next; what is late stands out. */
function NextStep({ brand }: { brand: ListedBrand }) {
  const { nextStep } = brand
  if (!nextStep) return <span className="dim">–</span>
  return (
    <>
      {nextStep.isLate && <Badge tone="bad">Late</Badge>} {nextStepOf(brand)}
    </>
  )
}

function labelsOf(brand: ListedBrand): string {
  return brand.labels.map((label) => choiceName(brandList.labels, label)).join(', ') || '–'
}

function statusOf(brand: ListedBrand): string {
  return choiceName(brandList.status, brand.customerStatus)
}

/** A brand that never was a customer has none, unless somebody set it: no brief of it was approved yet, and no plan paid. */
const hasRag = ({ customerStatus, onboardingStage, ragReason }: ListedBrand) =>
  customerStatus !== 'prospect' || onboardingStage >= 3 || ragReason !== null

function ragOf(brand: ListedBrand): string {
  return hasRag(brand) ? choiceName(brandList.rag, brand.rag) : '–'
}

function Rag({ brand }: { brand: ListedBrand }) {
  return hasRag(brand) ? <Badge tone={ragTones[brand.rag]}>{ragOf(brand)}</Badge> : <span className="dim">–</span>
}

function placeOf(brand: ListedBrand): string {
  return placeWords(brand, countryName(brand.country))
}

function BrandName({ brand }: { brand: ListedBrand }) {
  return (
    <span className="row-name">
      <span className="row-picture">
        <Picture path={brand.profilePic} alt="" of={brand.name} kind="brand" sizes="32px" />
      </span>
      <b className="ellipsis">{brand.name}</b>
    </span>
  )
}

import { textColumn, timeColumn } from '../../../../../kit/web/grid/columns.ts'
import { timeAgo } from '../../../../../kit/web/format.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { toAccount } from '../../../../accounts/web/links.ts'
import type { BulkAction } from '../../../../desk/web/bulk-action.ts'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { tierFacts } from '../../../../plans/tiers.ts'
import { onboardingColumns, sideNames } from '../../../columns.ts'
import { type ListedOnboarding, onboardingCalls } from '../../../contract.ts'
import { type StepKey, stepWords } from '../../../steps.ts'
import { toOnboardingPerson } from '../../links.ts'

const columns: GridColumn<ListedOnboarding>[] = [
  { key: 'name', text: ({ account }) => account.name, render: ({ account }) => <b>{account.name}</b>, width: 200 },
  {
    key: 'email',
    text: ({ account }) => account.email,
    render: ({ account }) => <LinkTo to={toAccount(account.uid)}>{account.email}</LinkTo>,
  },
  textColumn('side', ({ side }) => sideWord(side)),
  textColumn('step', ({ step }) => stepWord(step)),
  textColumn('tier', ({ tier }) => (tier ? tierFacts[tier].name : '–'), { isHidden: true }),
  { key: 'proof', text: ({ proof }) => proof, render: ({ proof }) => proof || '–', wraps: true },
  timeColumn('since', ({ updatedAt }) => updatedAt),
  timeColumn('started', ({ startedAt }) => startedAt, { isHidden: true }),
]

const presets: Preset[] = [
  { name: 'Brands', state: { where: 'side.is.brand' } },
  { name: 'Creators', state: { where: 'side.is.influencer' } },
]

/** A link to where they stopped: nobody gets more than one a day. */
const mailing: BulkAction<ListedOnboarding> = {
  label: 'Email a link',
  call: onboardingCalls.mailOnboardingLink,
  title: () => 'Email a link to finish',
  itemOf: ({ account }) => ({ input: { accountUid: account.uid } }),
}

/** Who has signed up and has not finished. */
export function OnboardingTable() {
  return (
    <DeskTable
      name="onboardings"
      label="Onboarding"
      allName="Everyone"
      presets={presets}
      noun={{ one: 'person', many: 'people' }}
      fields={onboardingColumns}
      columns={columns}
      call={onboardingCalls.listOnboardings}
      rowKey={({ account }) => account.uid}
      rowName={({ account }) => account.name}
      to={({ account }) => toOnboardingPerson(account.uid)}
      phone={(row) => <OnboardingCard row={row} />}
      empty={{ title: 'No one matches', text: 'Try another search, or remove a filter.' }}
      none={{ title: 'No one to follow up', text: 'People appear here between signing up and finishing.' }}
      searchLabel="Name or email"
      byDefault="since"
      actions={[mailing]}
    />
  )
}

function OnboardingCard({ row: { account, side, step, updatedAt } }: { row: ListedOnboarding }) {
  return (
    <LinkTo to={toOnboardingPerson(account.uid)} className="card link-card list-item">
      <div className="shrinks">
        <b className="ellipsis">{account.name}</b>
        <div className="dim ellipsis">{stepWord(step)}</div>
      </div>
      <div className="list-item-aside">
        <span>{sideWord(side)}</span>
        <small className="dim">{timeAgo(updatedAt)}</small>
      </div>
    </LinkTo>
  )
}

export function sideWord(side: ListedOnboarding['side']): string {
  return side ? sideNames[side] : 'Not chosen yet'
}

export function stepWord(step: StepKey | null): string {
  return step ? stepWords[step].title : 'Venue or creator'
}

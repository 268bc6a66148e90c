import { timeAgo } from '../../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { Badge, type Tone } from '../../../../../kit/web/parts.tsx'
import { toAccount } from '../../../../accounts/web/links.ts'
import type { BulkAction } from '../../../../desk/web/bulk-action.ts'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { toBrand, toInfluencer } from '../../../../profiles/web/links.ts'
import { kindNames, referralColumns, stateNames } from '../../../columns.ts'
import { type ListedReferral, referralCalls } from '../../../contract.ts'
import type { State } from '../../../referral.ts'

const tones: Record<State, Tone> = { joined: 'mute', qualified: 'warn', given: 'good', refused: 'mute' }

const columns: GridColumn<ListedReferral>[] = [
  {
    key: 'name',
    text: ({ name }) => name,
    render: (row) => <LinkTo to={toWhoJoined(row)}>{row.name}</LinkTo>,
    width: 200,
  },
  {
    key: 'inviter',
    text: ({ inviter }) => inviter.name,
    render: ({ inviter }) => <LinkTo to={toProfile(inviter.type, inviter.uid)}>{inviter.name}</LinkTo>,
    width: 200,
  },
  textColumn('kind', ({ kind }) => kindNames[kind]),
  { key: 'state', text: ({ state }) => stateNames[state], render: (row) => <Standing row={row} /> },
  textColumn('thankYou', ({ thankYou }) => thankYou || 'None promised'),
  timeColumn('joined', ({ joinedAt }) => joinedAt),
  timeColumn('qualified', ({ qualifiedAt }) => qualifiedAt),
  { key: 'note', text: ({ note }) => note, render: ({ note }) => note || '–', wraps: true },
]

const presets: Preset[] = [
  { name: 'Thank-you due', state: { where: 'state.is.qualified' } },
  { name: 'Given or refused', state: { where: 'state.is.given,refused' } },
]

const giving: BulkAction<ListedReferral> = {
  label: 'Mark as given',
  sentence: 'Mark thank-yous for … as given',
  call: referralCalls.giveThankYou,
  reason: 'What you gave and how (who invited them reads this)',
  title: () => 'Mark thank-yous as given',
  itemOf: ({ uid, state, qualifiedAt }, _, note) => {
    if (state === 'given') return 'already given'
    if (!qualifiedAt) return 'no collab completed yet'
    return { input: { uid, note } }
  },
}

const refusing: BulkAction<ListedReferral> = {
  label: 'Refuse',
  call: referralCalls.refuseThankYou,
  reason: 'Reason (who invited them reads this)',
  isDangerous: true,
  title: () => 'Refuse thank-yous',
  itemOf: ({ uid, state }, _, reason) =>
    state === 'given' || state === 'refused' ? 'already decided' : { input: { uid, reason } },
}

/** Everyone who joined through a link, the newest first. */
export function ReferralTable() {
  return (
    <DeskTable
      name="referrals"
      label="Referrals"
      allName="All referrals"
      presets={presets}
      noun={{ one: 'referral', many: 'referrals' }}
      fields={referralColumns}
      columns={columns}
      call={referralCalls.browseReferrals}
      rowKey={({ uid }) => uid}
      rowName={({ name }) => name}
      phone={(row) => <ReferralCard row={row} />}
      empty={{ title: 'No referrals match', text: 'Try another search, or remove a filter.' }}
      none={{ title: 'No referrals yet', text: 'People who join through someone’s link appear here.' }}
      searchLabel="Name or email"
      byDefault="-joined"
      actions={[giving, refusing]}
    />
  )
}

function ReferralCard({ row }: { row: ListedReferral }) {
  return (
    <div className="card list-item">
      <div className="shrinks">
        <b className="ellipsis">
          <LinkTo to={toWhoJoined(row)}>{row.name}</LinkTo>
        </b>
        <div className="dim ellipsis">
          {kindNames[row.kind]}, invited by {row.inviter.name}
        </div>
        <div>{row.note || row.thankYou}</div>
      </div>
      <div className="list-item-aside">
        <Standing row={row} />
        <small className="dim">{timeAgo(row.joinedAt)}</small>
      </div>
    </div>
  )
}

function Standing({ row: { state } }: { row: ListedReferral }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>
}

const toProfile = (type: ListedReferral['kind'], uid: string): To =>
  type === 'brand' ? toBrand(uid) : toInfluencer(uid)

/** Their profile, or the account while there is none. */
const toWhoJoined = ({ kind, profileUid, accountUid }: ListedReferral): To =>
  profileUid ? toProfile(kind, profileUid) : toAccount(accountUid)

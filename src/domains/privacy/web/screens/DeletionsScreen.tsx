import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList } from '../../../../kit/web/calls.ts'
import { ordinalDate, timeLeft } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { Table } from '../../../../kit/web/table.tsx'
import type { Column } from '../../../../kit/web/table-props.ts'
import { toAccount } from '../../../accounts/web/links.ts'
import { privacyCalls } from '../../contract.ts'

type Row = OutputOf<typeof privacyCalls.listDeletions>['rows'][number]

const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', render: (row) => <Name row={row} /> },
  { key: 'kind', title: 'Kind', render: ({ kind }) => (kind === 'account' ? 'Account' : 'Organisation') },
  { key: 'by', title: 'Requested by', render: ({ requestedBy }) => requestedBy },
  { key: 'at', title: 'Requested', render: ({ requestedAt }) => ordinalDate(requestedAt) },
  { key: 'due', title: 'Due', render: (row) => <Due row={row} /> },
]

/** `/app/admin/deletions`: accounts and organisations that are to be deleted, the next one first. */
export function DeletionsScreen() {
  const list = useList(privacyCalls.listDeletions, {})
  return (
    <Screen title="Deletions" lead="Accounts and organisations whose owners asked us to delete them.">
      <Table
        label="Deletions"
        of={list}
        rowKey={({ uid }) => uid}
        columns={columns}
        phone={(row) => (
          <div className="card list-item">
            <div className="shrinks">
              <b className="ellipsis">
                <Name row={row} />
              </b>
              <div className="dim">{row.kind === 'account' ? 'Account' : 'Organisation'}</div>
            </div>
            <div className="list-item-aside">
              <Due row={row} />
            </div>
          </div>
        )}
        empty={{ title: 'Nothing to delete', text: 'When someone asks us to delete their account, it appears here.' }}
      />
    </Screen>
  )
}

/** Leads to the person; an organisation has no page of its own. */
function Name({ row: { kind, name, subjectUid } }: { row: Row }) {
  return kind === 'account' ? <LinkTo to={toAccount(subjectUid)}>{name}</LinkTo> : name
}

function Due({ row: { dueAt, obstacle } }: { row: Row }) {
  return (
    <div>
      {ordinalDate(dueAt)} <small className="dim">{timeLeft(dueAt)}</small>
      {obstacle && (
        <div>
          <Badge tone="warn">waits</Badge> <small className="dim">{obstacle}</small>
        </div>
      )}
    </div>
  )
}

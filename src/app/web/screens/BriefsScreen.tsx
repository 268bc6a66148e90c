import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { briefCalls } from '../../../domains/briefs/contract.ts'
import { briefStatuses, type BriefStatus } from '../../../domains/briefs/statuses.ts'
import { useNewBrief } from '../../../domains/briefs/web/parts/new-brief.ts'
import { useProfileUid } from '../../../domains/profiles/web/session.tsx'
import { valueCalls } from '../../../domains/value/contract.ts'
import { useList } from '../../../kit/web/calls.ts'
import { EmptyState } from '../../../kit/web/empty-state.tsx'
import { LinkTo } from '../../../kit/web/link.tsx'
import { useAddress } from '../../../kit/web/route.ts'
import { Screen } from '../../../kit/web/screen.tsx'
import { briefListSearch } from '../own-pages.ts'
import { BriefCollabs } from './briefs/BriefCollabs.tsx'
import styles from './briefs/briefs.module.css'
import { BriefTable } from './briefs/BriefTable.tsx'

const statusWords: Record<BriefStatus, string> = {
  draft: 'Drafts',
  submitted: 'In review',
  live: 'Live',
  paused: 'Paused',
  archived: 'Archived',
}

/** Every brief of a brand with what it has brought, and the way to a new one. */
export function BriefsScreen() {
  const [address, setAddress] = useAddress(briefListSearch)
  const { status, rows: open = '' } = address
  const uid = useProfileUid(address.uid)
  const asked = { brandUid: uid, status, limit: 100 }
  const list = useList(briefCalls.listBrandBriefs, asked)
  const numbers = useList(valueCalls.listBriefNumbers, asked)
  const create = useNewBrief(uid)
  const start = (
    <Button loading={create.busy} onClick={() => create.start()}>
      New brief
    </Button>
  )
  return (
    <Screen
      title="Briefs"
      lead="What you offer creators, the content you’d like in return, and what each brief has brought you."
      actions={start}
      of={{ ...list, data: list.first }}
      width="wide"
    >
      {() => (
        <>
          <div className={styles.tabs}>
            <SegmentedControl
              aria-label="Filter briefs"
              value={status ?? 'all'}
              onChange={(value) => setAddress({ status: briefStatuses.find((one) => one === value) })}
              data={[
                { value: 'all', label: 'All' },
                ...briefStatuses.map((value) => ({ value, label: statusWords[value] })),
              ]}
            />
          </div>
          <VisuallyHidden component="h2">Your briefs</VisuallyHidden>
          {list.rows.length === 0 ? (
            <EmptyState
              title={status ? 'No briefs here' : 'Create your first brief'}
              text={
                status
                  ? 'No briefs have this status.'
                  : 'Dinner for two on a quiet Tuesday is a good start. Add what’s included and the content you’d like in return.'
              }
              action={!status && start}
            />
          ) : (
            <BriefTable brandUid={uid} list={list} numbers={numbers} address={address} />
          )}
          {numbers.first?.locked && (
            <p className="dim">
              Costs per brief aren’t shown. {numbers.first.locked}{' '}
              <LinkTo to={{ path: '/app/brand/billing', search: { uid } }}>See plans</LinkTo>
            </p>
          )}
          <BriefCollabs brandUid={uid} open={open} onClose={() => setAddress({ rows: undefined })} />
        </>
      )}
    </Screen>
  )
}

import { SegmentedControl, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Picture } from '../../../../domains/media/web/parts/Picture.tsx'
import { RecordNeighbours } from '../../../../domains/desk/web/parts/RecordNeighbours.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { plainState, tableSearch } from '../../../../kit/web/grid/table-state.ts'
import { recordTabSearch } from '../../record-tabs.ts'
import styles from './record.module.css'

/** Also how the table of a tab is looked at: another tab begins anew. */
const recordSearch = z.extend(recordTabSearch, tableSearch.shape)

type Props = {
  recordUid: string
  /** Where it stands, over the columns. */
  summary?: ReactNode
  picture: { path: string | null; kind: 'brand' | 'user' | 'hero' }
  name: string
  /** Beside the name: what kind it is, and where it stands. */
  about: ReactNode
  actions?: ReactNode
  /** Whom to call or write to: on the left, on a phone before everything else. */
  contacts: ReactNode
  /** What else is known of them, on the left. */
  facts: ReactNode
  /** What to do next, on the right. */
  next: ReactNode
  tabs: readonly Tab[]
  /** Names the tabs, for what leads to one of them. */
  tabsId?: string
}
/** `isWide`: it is a table, with the room of the column beside it. */
type Tab = { key: string; label: string; isWide?: boolean; content: () => ReactNode }

/** The page of a record for our team: facts and contacts, what happened and what there is, and what to do next. */
export function RecordFrame({
  recordUid,
  summary,
  picture,
  name,
  about,
  actions,
  contacts,
  facts,
  next,
  tabs,
  tabsId,
}: Props) {
  const [{ tab }, setAddress] = useAddress(recordSearch)
  const open = tabs.find(({ key }) => key === tab) ?? tabs[0]
  return (
    <Stack gap="lg">
      <RecordNeighbours recordUid={recordUid} search={{ tab }} />
      <header className={`page-header ${styles.head}`}>
        <div className="row-name">
          <span className={styles.picture}>
            <Picture path={picture.path} alt={picture.path ? '' : name} kind={picture.kind} sizes="72px" />
          </span>
          <div className={styles.name}>
            <Title order={1}>{name}</Title>
            {about}
          </div>
        </div>
        {actions}
      </header>
      {summary}
      <div className={styles.columns} data-wide={open?.isWide}>
        <div className={`${styles.column} ${styles.facts}`}>
          <div className={`${styles.column} ${styles.contacts}`}>{contacts}</div>
          {facts}
        </div>
        <div className={`${styles.column} ${styles.middle}`}>
          <div className={styles.tabs} id={tabsId}>
            <SegmentedControl
              aria-label="View"
              data={tabs.map(({ key, label }) => ({ value: key, label }))}
              value={open?.key ?? ''}
              onChange={(value) => setAddress({ ...plainState, tab: value === tabs[0]?.key ? undefined : value })}
            />
          </div>
          {open?.content()}
        </div>
        <div className={`${styles.column} ${styles.next}`}>{next}</div>
      </div>
    </Stack>
  )
}

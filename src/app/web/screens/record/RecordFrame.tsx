import { SegmentedControl, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Picture } from '../../../../domains/media/web/parts/Picture.tsx'
import { RecordNeighbours } from '../../../../domains/desk/web/parts/RecordNeighbours.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { recordTabSearch } from '../../record-tabs.ts'
import styles from './record.module.css'

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
}
type Tab = { key: string; label: string; content: () => ReactNode }

/** The page of a record for our team: facts and contacts, what happened and what there is, and what to do next. */
export function RecordFrame({ recordUid, summary, picture, name, about, actions, contacts, facts, next, tabs }: Props) {
  const [{ tab }, setAddress] = useAddress(recordTabSearch)
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
      <div className={styles.columns}>
        <div className={`${styles.column} ${styles.facts}`}>
          <div className={`${styles.column} ${styles.contacts}`}>{contacts}</div>
          {facts}
        </div>
        <div className={`${styles.column} ${styles.middle}`}>
          <div className={styles.tabs}>
            <SegmentedControl
              aria-label="View"
              data={tabs.map(({ key, label }) => ({ value: key, label }))}
              value={open?.key ?? ''}
              onChange={(value) => setAddress({ tab: value === tabs[0]?.key ? undefined : value })}
            />
          </div>
          {open?.content()}
        </div>
        <div className={`${styles.column} ${styles.next}`}>{next}</div>
      </div>
    </Stack>
  )
}

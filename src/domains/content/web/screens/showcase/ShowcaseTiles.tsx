import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useList } from '../../../../../kit/web/calls.ts'
import type { Asked } from '../../../../../kit/web/grid/table-state.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'
import { contentCalls } from '../../../contract.ts'
import { SelectableTile } from './SelectableTile.tsx'
import { SelectedContent } from './SelectedContent.tsx'
import { useSelected } from './use-selected.ts'
import styles from './showcase.module.css'

const pageSize = 24

type Props = {
  brandUid: string
  asked: Asked
  canEdit: boolean
  /** In place of tiles where there are none. */
  empty: ReactNode
  onOpen: (uid: string) => void
}

/** A brand’s content in pictures; what is finished can be selected. */
export function ShowcaseTiles({ brandUid, asked, canEdit, empty, onOpen }: Props) {
  const list = useList(contentCalls.browseShowcase, { brandUid, ...asked, limit: pageSize }, { keep: true })
  const selected = useSelected()
  return (
    <Loaded of={{ ...list, data: list.first }} shape="cards">
      {() => (
        <>
          {list.rows.length === 0 ? (
            empty
          ) : (
            <div className={styles.grid}>
              {list.rows.map((row) => (
                <div key={row.uid} className={styles.item}>
                  <SelectableTile
                    row={row}
                    selected={canEdit && row.approvedAt ? selected : null}
                    onOpen={() => onOpen(row.uid)}
                  />
                </div>
              ))}
            </div>
          )}
          {list.hasMore && (
            <Group justify="center" mt="lg">
              <ShowMore of={list} />
            </Group>
          )}
          <SelectedContent brandUid={brandUid} selected={selected} />
        </>
      )}
    </Loaded>
  )
}

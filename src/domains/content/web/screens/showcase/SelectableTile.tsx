import { Checkbox } from '@mantine/core'
import { deliverableName } from '../../deliverable-words.ts'
import { type ShowcaseData, ShowcaseTile } from './ShowcaseTile.tsx'
import type { Selected } from './use-selected.ts'
import styles from './showcase.module.css'

type Props = { row: ShowcaseData; selected: Selected | null; onOpen: () => void }

/** A tile that opens its deliverable, with a box to select it for whoever can do something with it. */
export function SelectableTile({ row, selected, onOpen }: Props) {
  return (
    <>
      <ShowcaseTile row={row} onOpen={onOpen} />
      {selected && (
        <Checkbox
          className={styles.select}
          size="lg"
          aria-label={`Select ${deliverableName(row)} by ${row.influencer.name}`}
          checked={selected.uids.includes(row.uid)}
          onChange={() => selected.toggle(row.uid)}
        />
      )}
    </>
  )
}

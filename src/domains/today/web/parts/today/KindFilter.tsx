import { Chip } from '@mantine/core'
import { useEffect } from 'react'
import { keysOf } from '../../../../../kit/contract/keys.ts'
import edges from '../../../../../kit/web/more-beside.module.css'
import { useMoreBeside } from '../../../../../kit/web/more-beside.ts'
import { type TodayKind, todayKinds } from '../../../kinds.ts'
import styles from './today.module.css'

type Props = {
  kinds: readonly { kind: TodayKind; count: number }[]
  chosen: TodayKind | undefined
  onChoose: (kind: TodayKind | undefined) => void
}

/** Filters by kind, with the number of items, in one row that scrolls. */
export function KindFilter({ kinds, chosen, onChoose }: Props) {
  const countOf = (kind: TodayKind) => kinds.find((one) => one.kind === kind)?.count ?? 0
  const [row, beside] = useMoreBeside<HTMLDivElement>()
  useEffect(() => {
    const chip = document.querySelector('[data-kinds] input:checked')?.parentElement
    chip?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [chosen])
  const shown = keysOf(todayKinds).filter((kind) => countOf(kind) > 0 || kind === chosen)
  if (shown.length < 2 && !chosen) return null
  return (
    <div className={`${edges.beside} ${styles.edge}`} {...beside}>
      <div ref={row} data-kinds className={styles.kinds} role="group" aria-label="Filter by type">
        <Chip size="sm" checked={!chosen} onChange={() => onChoose(undefined)}>
          All {kinds.reduce((sum, { count }) => sum + count, 0)}
        </Chip>
        {shown.map((kind) => (
          <Chip key={kind} size="sm" checked={kind === chosen} onChange={(isOn) => onChoose(isOn ? kind : undefined)}>
            {todayKinds[kind].words} {countOf(kind)}
          </Chip>
        ))}
      </div>
    </div>
  )
}

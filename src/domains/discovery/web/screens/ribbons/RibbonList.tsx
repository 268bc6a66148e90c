import { useEffect, useRef, useState } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import type { discoveryCalls } from '../../../contract.ts'
import { moveRibbon } from '../../../ribbons.ts'
import type { DraftRibbon } from './draft.ts'
import { RibbonCard } from './RibbonCard.tsx'
import styles from './ribbons.module.css'

type Props = {
  view: OutputOf<typeof discoveryCalls.getRibbons>
  ribbons: DraftRibbon[]
  onChange: (ribbons: DraftRibbon[]) => void
  onEdit: (at: number) => void
}
type Moved = { uid: string | undefined; by: -1 | 1; announcement: string }

/** The ribbons in their order: dragged by their handle, or moved by buttons. */
export function RibbonList({ view, ribbons, onChange, onEdit }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  useEffect(() => {
    if (moved) focusMover(list.current, moved)
  }, [moved])
  const move = (from: number, to: number) => {
    const next = moveRibbon(ribbons, from, to)
    const { uid, title } = must(ribbons[from], 'ribbon')
    const now = next.indexOf(must(ribbons[from], 'ribbon'))
    setMoved({ uid, by: to < from ? -1 : 1, announcement: `${title} is now ribbon ${now + 1} of ${next.length}.` })
    if (now !== from) onChange(next)
  }
  const remove = async (at: number) => {
    const { title } = must(ribbons[at], 'ribbon')
    const isSure = await confirm(`Remove “${title}” from the draft?`, [
      { label: 'Keep ribbon', value: false },
      { label: 'Remove ribbon', value: true, style: 'danger' },
    ])
    if (isSure) onChange(ribbons.toSpliced(at, 1))
  }
  const drop = (to: number) => {
    if (dragged !== null) move(dragged, to)
    setDragged(null)
    setOver(null)
  }
  return (
    <>
      <ol className={`plain-list ${styles.ribbons}`} data-part="ribbons" ref={list}>
        {ribbons.map((ribbon, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only where what is dragged may be dropped; the buttons do the same
          <li
            key={ribbon.uid ?? 'new'}
            data-uid={ribbon.uid}
            data-over={
              dragged !== null && dragged !== at && over === at ? (dragged < at ? 'below' : 'above') : undefined
            }
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(at)
            }}
            onDrop={(event) => {
              event.preventDefault()
              drop(at)
            }}
          >
            <RibbonCard
              ribbon={ribbon}
              row={view.draft.find((row) => row.ribbon.uid === ribbon.uid)}
              view={view}
              isFirst={moveRibbon(ribbons, at, at - 1).indexOf(ribbon) === at}
              isLast={moveRibbon(ribbons, at, at + 1).indexOf(ribbon) === at}
              onMove={(by) => move(at, at + by)}
              onDrag={(isDragged) => {
                setDragged(isDragged ? at : null)
                setOver(null)
              }}
              onEdit={() => onEdit(at)}
              onRemove={() => void remove(at)}
            />
          </li>
        ))}
      </ol>
      <output className="sr-only">{moved?.announcement}</output>
    </>
  )
}

/** The button that was pressed moves with its ribbon; at an end, where it is closed, the other one has the focus. */
function focusMover(list: HTMLOListElement | null, { uid, by }: Moved): void {
  const row = list?.querySelector(`[data-uid="${uid}"]`)
  const button = row?.querySelector<HTMLButtonElement>(`[data-by="${by}"]`)
  const wanted = button?.disabled ? row?.querySelector<HTMLButtonElement>(`[data-by="${-by}"]`) : button
  wanted?.focus()
}

import { type ReactNode, useState } from 'react'
import styles from './board.module.css'

export type BoardLane<Row> = {
  key: string
  title: string
  /** How many it has, in words; empty until counted. */
  count: string
  rows: readonly Row[]
  /** Below the cards: what loads more, and what an empty one says. */
  foot?: ReactNode
}

type Props<Row> = {
  label: string
  lanes: readonly BoardLane<Row>[]
  rowKey: (row: Row) => string
  /** The lanes that a card may be dropped on. */
  lanesFor: (row: Row) => readonly string[]
  onDrop: (row: Row, lane: string) => void
  card: (row: Row) => ReactNode
}

/**
 * Rows as cards in lanes. A card is dragged only where it may go: those lanes stand out, the others take nothing. What can be
 * dropped has to be possible in the card as well, by a menu, for those who do not drag.
 */
export function Board<Row>({ label, lanes, rowKey, lanesFor, onDrop, card }: Props<Row>) {
  const [dragged, setDragged] = useState<Row | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const open = dragged ? lanesFor(dragged) : []
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return (
    <div className={styles.board} role="group" aria-label={label}>
      {lanes.map(({ key, title, count, rows, foot }) => (
        // A card is dropped here; the same is possible by the card’s menu.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section
          key={key}
          className={styles.lane}
          aria-label={title}
          data-drop={dragged ? (open.includes(key) ? 'open' : 'closed') : undefined}
          data-over={over === key || undefined}
          onDragOver={(event) => {
            if (!open.includes(key)) return
            event.preventDefault()
            setOver(key)
          }}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null)
          }}
          onDrop={(event) => {
            event.preventDefault()
            if (dragged && open.includes(key)) onDrop(dragged, key)
            end()
          }}
        >
          <h2 className={styles.head}>
            {title} <span className="dim">{count}</span>
          </h2>
          <ul className={`plain-list ${styles.cards}`}>
            {rows.map((row) => (
              // A card is dragged; its menu does the same.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
              <li
                key={rowKey(row)}
                className={styles.card}
                draggable={lanesFor(row).length > 0}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  event.dataTransfer.setData('text/plain', rowKey(row))
                  setDragged(row)
                }}
                onDragEnd={end}
              >
                {card(row)}
              </li>
            ))}
          </ul>
          {foot}
        </section>
      ))}
    </div>
  )
}

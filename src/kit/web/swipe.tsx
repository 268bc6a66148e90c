import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, type UIEvent, useRef, useState } from 'react'
import styles from './swipe.module.css'

type Props = {
  /** What each column is called, in their order. */
  names: readonly string[]
  /** One of them: `Request`. */
  what: string
  /** The list whose items are the columns; it scrolls sideways. */
  children: ReactNode
}

/**
 * Columns beside each other, which a phone shows one at a time: a bar that stays in sight says which, and leads to the next and
 * the previous; a finger does, too. Where a part of one is read, the same part of the next comes in.
 */
export function Swipe({ names, what, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(0)
  const at = Math.min(seen, names.length - 1)
  const onScroll = ({ target }: UIEvent) => {
    if (!(target instanceof HTMLElement) || target.parentElement !== box.current) return
    const width = target.scrollWidth / Math.max(1, names.length)
    setSeen(Math.round(target.scrollLeft / width))
  }
  const show = (index: number) => {
    const list = box.current?.firstElementChild
    list?.scrollTo({ left: (list.scrollWidth / names.length) * index })
  }
  return (
    <div className={styles.swipe}>
      {names.length > 1 && (
        <div className={styles.bar}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={`Previous ${what.toLowerCase()}`}
            disabled={at === 0}
            onClick={() => show(at - 1)}
          >
            <IconChevronLeft size={22} />
          </ActionIcon>
          <span className={styles.which} aria-live="polite">
            <b className="ellipsis">{names[at]}</b>
            <small className="dim">
              {what} {at + 1} of {names.length}
            </small>
          </span>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={`Next ${what.toLowerCase()}`}
            disabled={at === names.length - 1}
            onClick={() => show(at + 1)}
          >
            <IconChevronRight size={22} />
          </ActionIcon>
        </div>
      )}
      <div ref={box} onScrollCapture={onScroll}>
        {children}
      </div>
    </div>
  )
}

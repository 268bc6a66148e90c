import '../../../../kit/web/styles.ts'
import { ActionIcon, CloseButton, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconExternalLink } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import { Video } from '../../../media/web/parts/Video.tsx'
import type { PortfolioItem } from '../../portfolio.ts'
import { portfolioFacts, portfolioName } from '../portfolio-words.ts'
import styles from './lightbox.module.css'

type Props = {
  items: readonly PortfolioItem[]
  by: string
  /** Which of them is seen. */
  at: number
  onAt: (at: number | null) => void
}

/** How far a finger moves, in pixels, until it means the next or the previous. */
const swipePx = 48
/** The lowest part of a video is its player's own. */
const playerPx = 64

/** Content of a portfolio in full, one at a time: arrow keys or a swipe show the next and the previous, Escape closes it. */
export function Lightbox({ items, by, at, onAt }: Props) {
  useFocusBack()
  const touch = useRef<{ x: number; y: number } | null>(null)
  const item = items[at]
  if (!item) return null
  const step = (way: 1 | -1) => items[at + way] && onAt(at + way)
  const onKey = (event: KeyboardEvent) => {
    // In a video the arrows wind it.
    if (event.target instanceof HTMLVideoElement || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  const onDown = (event: PointerEvent) => {
    const isOfPlayer =
      event.target instanceof HTMLVideoElement && event.target.getBoundingClientRect().bottom - event.clientY < playerPx
    touch.current = isOfPlayer ? null : { x: event.clientX, y: event.clientY }
  }
  const onUp = (event: PointerEvent) => {
    const from = touch.current
    touch.current = null
    if (!from) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.abs(x) >= swipePx && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1)
  }
  return (
    <Modal
      opened
      fullScreen
      onClose={() => onAt(null)}
      withCloseButton={false}
      padding={0}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': `Content by ${by}` } }}
      radius={0}
      classNames={{ content: styles.content, body: styles.body }}
    >
      <div className={styles.inside} onKeyDown={onKey} role="presentation">
        <div className={styles.bar}>
          <span>
            {at + 1} of {items.length}
          </span>
          <CloseButton
            size={44}
            variant="transparent"
            className={styles.light}
            aria-label="Close"
            title="Close (Esc)"
            onClick={() => onAt(null)}
          />
        </div>
        <div className={styles.stage} onPointerDown={onDown} onPointerUp={onUp}>
          <Shown key={item.key} item={item} label={portfolioName(item, at, by)} />
        </div>
        <Foot items={items} by={by} at={at} onStep={step} />
      </div>
    </Modal>
  )
}

function Shown({ item, label }: { item: PortfolioItem; label: string }) {
  return item.kind === 'video' ? (
    <Video path={item.file_path} label={label} ratio="fill" poster={item.poster} autoPlay className={styles.media} />
  ) : (
    <img src={mediaAddress('full', item.file_path)} alt={label} draggable={false} className={styles.media} />
  )
}

type FootProps = Omit<Props, 'onAt'> & { onStep: (way: 1 | -1) => void }

function Foot({ items, by, at, onStep }: FootProps) {
  const item = items[at]
  if (!item) return null
  const facts = portfolioFacts(item)
  return (
    <div className={styles.foot}>
      <ActionIcon
        variant="transparent"
        size={44}
        className={styles.light}
        aria-label="Previous"
        aria-keyshortcuts="ArrowLeft"
        title="Previous (←)"
        disabled={at === 0}
        onClick={() => onStep(-1)}
      >
        <IconChevronLeft size={28} />
      </ActionIcon>
      <div className={styles.words} aria-live="polite">
        <b>{item.venue ? `For ${item.venue.name}` : `By ${by}`}</b>
        {facts && <small>{facts}</small>}
        {item.caption && <p className={styles.caption}>{item.caption}</p>}
        {item.liveUrl && (
          <a href={item.liveUrl} target="_blank" rel="noopener nofollow" className={styles.post}>
            View post <IconExternalLink size={14} aria-hidden="true" />
          </a>
        )}
      </div>
      <ActionIcon
        variant="transparent"
        size={44}
        className={styles.light}
        aria-label="Next"
        aria-keyshortcuts="ArrowRight"
        title="Next (→)"
        disabled={at === items.length - 1}
        onClick={() => onStep(1)}
        data-autofocus
      >
        <IconChevronRight size={28} />
      </ActionIcon>
    </div>
  )
}

/** The focus goes back to what was pressed. */
function useFocusBack(): void {
  const before = useRef(document.activeElement)
  useEffect(() => {
    const pressed = before.current
    return () => {
      if (pressed instanceof HTMLElement && pressed.isConnected)
        setTimeout(() => pressed.focus({ preventScroll: true }))
    }
  }, [])
}

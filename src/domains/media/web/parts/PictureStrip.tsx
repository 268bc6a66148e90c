import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import type { ShownPicture } from '../../shown-picture.ts'
import { Picture, type PictureKind } from './Picture.tsx'
import styles from './picture-strip.module.css'

/** What scrolls sideways. */
type Box = RefObject<(HTMLAnchorElement & HTMLDivElement) | null>
/** Where a strip of pictures stands. */
export type Strip = {
  count: number
  /** The picture in view. */
  at: number
  /** The last picture that is fetched: the next one is when somebody touches the strip, so nobody pays for what they don’t look at. */
  reached: number
  onScroll: () => void
  onPointerEnter: () => void
  go: (to: number) => void
}

/** Keeps where a strip of so many pictures stands; its box bears the ref. */
export function usePictureStrip(count: number): [box: Box, strip: Strip] {
  const box = useRef<HTMLAnchorElement & HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [reached, setReached] = useState(0)
  const reach = (picture: number) => setReached((before) => Math.max(before, Math.min(picture, count - 1)))
  const strip = {
    count,
    at,
    reached,
    onScroll: () => {
      const { scrollLeft = 0, clientWidth = 0 } = box.current ?? {}
      if (clientWidth === 0) return
      const shown = Math.round(scrollLeft / clientWidth)
      setAt(shown)
      reach(Math.ceil(scrollLeft / clientWidth) + 1)
    },
    onPointerEnter: () => reach(at + 1),
    go: (to: number) => {
      reach(to + 1)
      box.current?.scrollTo({ left: to * box.current.clientWidth })
    },
  }
  return [box, strip]
}

type Props = {
  strip: Strip
  pictures: readonly ShownPicture[]
  ratio: number
  sizes: string
  kind?: PictureKind
  /** The first picture is wanted at once. */
  eager?: boolean
}

/** The pictures of a strip, each as wide as what scrolls, which bears `stripClass`. */
export function StripPictures({ strip, pictures, ratio, sizes, kind = 'hero', eager = false }: Props) {
  if (pictures.length === 0) return <Picture path={null} alt="" kind={kind} ratio={ratio} />
  return pictures.map(({ file_path: path, placeholder }, at) =>
    at <= strip.reached ? (
      <Picture
        key={path}
        path={path}
        placeholder={placeholder}
        alt=""
        kind={kind}
        ratio={ratio}
        sizes={sizes}
        eager={eager && at === 0}
        className={styles.picture}
      />
    ) : (
      <span key={path} className={styles.toCome} />
    ),
  )
}

/** What scrolls sideways in steps of one picture. */
export const stripClass = styles.strip

/** Which picture of how many, and for a mouse the way to the others. They lie over the strip. */
export function StripControls({ strip }: { strip: Strip }) {
  const { at, count } = strip
  if (count < 2) return null
  return (
    <>
      <span className={styles.count}>
        {at + 1}/{count}
      </span>
      {at > 0 && <Turn label="Previous photo" side="start" onClick={() => strip.go(at - 1)} />}
      {at < count - 1 && <Turn label="Next photo" side="end" onClick={() => strip.go(at + 1)} />}
    </>
  )
}

function Turn({ label, side, onClick }: { label: string; side: 'start' | 'end'; onClick: () => void }) {
  const Icon = side === 'start' ? IconChevronLeft : IconChevronRight
  return (
    // The keyboard scrolls the strip itself.
    <button type="button" tabIndex={-1} className={styles.turn} data-side={side} aria-label={label} onClick={onClick}>
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}

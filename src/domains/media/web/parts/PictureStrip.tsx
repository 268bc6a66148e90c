import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { isClip } from '../../clips.ts'
import type { ShownPicture } from '../../shown-picture.ts'
import { Picture } from './Picture.tsx'
import styles from './picture-strip.module.css'
import type { ClipState, Strip } from './strip.ts'

// Most cards have no clip.
const player = () => import('./Clip.tsx')
const Clip = lazy(async () => ({ default: (await player()).Clip }))
const ClipButton = lazy(async () => ({ default: (await player()).ClipButton }))

/** What scrolls sideways. */
type Box = RefObject<(HTMLAnchorElement & HTMLDivElement) | null>
/** Keeps where a strip of so many pictures stands; its box bears the ref. */
export function usePictureStrip(count: number): [box: Box, strip: Strip] {
  const box = useRef<HTMLAnchorElement & HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [reached, setReached] = useState(0)
  const [clips, setClips] = useState<ClipState>({})
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
    clips,
    setClips,
  }
  return [box, strip]
}

type Props = {
  strip: Strip
  pictures: readonly ShownPicture[]
  ratio: number
  sizes: string
  /** The first picture is wanted at once. */
  eager?: boolean
  /** Something lies over it: its clips wait. */
  isStill?: boolean
}

/** The pictures of a strip, each as wide as what scrolls, which bears `stripClass`. */
export function StripPictures({ strip, pictures, ratio, sizes, eager = false, isStill = false }: Props) {
  if (pictures.length === 0) return <Picture path={null} alt="" kind="hero" ratio={ratio} />
  return pictures.map(({ file_path: path, placeholder }, at) =>
    at <= strip.reached ? (
      <div key={path} className={styles.item}>
        <Picture
          path={path}
          placeholder={placeholder}
          alt=""
          kind="hero"
          ratio={ratio}
          sizes={sizes}
          eager={eager && at === 0}
          className={styles.picture}
        />
        {isClip(path) && (
          <Suspense>
            <Clip path={path} strip={strip} isStill={isStill} />
          </Suspense>
        )}
      </div>
    ) : (
      <span key={path} className={styles.toCome} />
    ),
  )
}

/** What a strip is called, for those who do not see it. */
export function stripName(title: string, pictures: readonly ShownPicture[]): string {
  return `${pictures.some(({ file_path: path }) => isClip(path)) ? 'Photos and clips' : 'Photos'}: ${title}`
}

/** What scrolls sideways in steps of one picture. */
export const stripClass = styles.strip

/** Which picture of how many, what plays and pauses a clip, and for a mouse the way to the others. They lie over the strip. */
export function StripControls({ strip, pictures }: Pick<Props, 'strip' | 'pictures'>) {
  const { at, count } = strip
  if (count < 2) return null
  const shown = pictures[at]
  return (
    <>
      {shown && isClip(shown.file_path) && (
        <Suspense>
          <ClipButton path={shown.file_path} strip={strip} />
        </Suspense>
      )}
      <span className={styles.count}>
        {at + 1}/{count}
      </span>
      {at > 0 && <Turn label="Previous" side="start" onClick={() => strip.go(at - 1)} />}
      {at < count - 1 && <Turn label="Next" side="end" onClick={() => strip.go(at + 1)} />}
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

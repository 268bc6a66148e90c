import { useState } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import { mediaAddress, pictureSources } from './addresses.ts'
import { initialsOf } from '../../initials.ts'
import styles from './picture.module.css'

/** What stands in when there is no picture: initials for people and brands, a drawing for the rest. */
export type PictureKind = 'user' | 'brand' | 'content' | 'general' | 'hero'

/**
 * A picture in a box that is there before it is: nothing jumps. `ratio` is width by height, or `fill` for all of the room around it; `sizes` how wide it is shown.
 * Without a `path`, or when it cannot be loaded, the box draws a stand-in of its kind; `alt` is then its text. `of` is whose
 * it is where their name stands beside it, so that `alt` is empty.
 */
export function Picture(props: {
  path: string | null | undefined
  alt: string
  ratio?: number | 'fill'
  sizes?: string
  placeholder?: string | null
  kind?: PictureKind
  of?: string
  eager?: boolean
  className?: string | undefined
}) {
  const {
    path,
    alt,
    ratio = 1,
    sizes = '(max-width: 720px) 100vw, 360px',
    placeholder,
    kind = 'general',
    of = alt,
    eager = false,
    className = '',
  } = props
  const [broken, setBroken] = useState<string | null>(null)
  const shown = path && path !== broken ? path : null
  const backdrop = shown && placeholder ? `url("${placeholder}")` : undefined
  return (
    <div
      className={`${styles.picture} ${className}`}
      data-fill={ratio === 'fill' || undefined}
      data-placeholder={backdrop !== undefined || undefined}
      style={{ aspectRatio: ratio === 'fill' ? undefined : ratio, backgroundImage: backdrop }}
    >
      {shown ? (
        <img
          src={mediaAddress('card', shown)}
          srcSet={pictureSources(shown)}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setBroken(shown)}
        />
      ) : (
        <StandIn kind={kind} alt={alt} of={of} />
      )}
    </div>
  )
}

function StandIn({ kind, alt, of }: { kind: PictureKind; alt: string; of: string }) {
  const isNamed = kind === 'user' || kind === 'brand'
  return (
    <div
      className={styles.standIn}
      data-kind={kind}
      data-hue={hueOf(of)}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      {isNamed && <span aria-hidden="true">{initialsOf(of)}</span>}
    </div>
  )
}

/** The same name has the same one of six colours everywhere. */
function hueOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + must(letter.codePointAt(0))) % 6, 0)
}

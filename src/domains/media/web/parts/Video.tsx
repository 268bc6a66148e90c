import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { mediaAddress } from './addresses.ts'
import styles from './video.module.css'

type Props = Omit<ComponentPropsWithoutRef<'video'>, 'src' | 'poster' | 'style'> & {
  path: string
  label: string
  /** Width by height, or all of the room around it. */
  ratio?: number | 'fill'
  /** `cover` fills its box and cuts off what stands over. */
  fit?: 'contain' | 'cover'
  /** Shown until it is played; without one it shows its first moment. */
  poster?: string | null
}

/**
 * A video in a box that is there before it is. Until it is played it loads its poster alone, and gives its element to the
 * page: comments are tied to its time.
 */
export const Video = forwardRef<HTMLVideoElement, Props>(function Video(
  { path, label, ratio = 9 / 16, fit = 'contain', poster, className = '', ...rest },
  ref,
) {
  return (
    // Visitors film these; there are no captions to show.
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said is for the reviewer to hear
    <video
      ref={ref}
      src={`${mediaAddress('original', path)}${poster ? '' : '#t=0.1'}`}
      poster={poster ? mediaAddress('card', poster) : undefined}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      {...rest}
      className={`${styles.video} ${className}`}
      data-fit={fit}
      data-fill={ratio === 'fill' || undefined}
      style={{ aspectRatio: ratio === 'fill' ? undefined : ratio }}
    />
  )
})

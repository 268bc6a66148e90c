import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { mediaAddress } from './addresses.ts'

type Props = Omit<ComponentPropsWithoutRef<'video'>, 'src' | 'poster'> & {
  path: string
  label: string
  ratio?: number
  /** Shown until it is played; without one it shows its first moment. */
  poster?: string | null
}

/**
 * A video in a box that is there before it is. Until it is played it loads its poster alone, and gives its element to the
 * page: comments are tied to its time.
 */
export const Video = forwardRef<HTMLVideoElement, Props>(function Video(
  { path, label, ratio = 9 / 16, poster, style, ...rest },
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
      style={{
        aspectRatio: ratio,
        width: '100%',
        objectFit: 'contain',
        background: '#000',
        borderRadius: 12,
        display: 'block',
        ...style,
      }}
    />
  )
})

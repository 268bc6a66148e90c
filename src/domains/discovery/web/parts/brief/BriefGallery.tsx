import {
  StripControls,
  stripName,
  StripPictures,
  stripClass,
  usePictureStrip,
} from '../../../../media/web/parts/PictureStrip.tsx'
import type { ShownPicture } from '../../../../media/shown-picture.ts'
import styles from './brief-page.module.css'

type Props = {
  title: string
  pictures: readonly ShownPicture[]
  /** Its place, where that is no dialog. */
  className?: string | undefined
}

/** All pictures of a brief or a venue, moved through sideways. */
export function BriefGallery({ title, pictures, className = styles.gallery }: Props) {
  const [box, strip] = usePictureStrip(pictures.length)
  return (
    // Over a feed, the picture of a card grows into it.
    <div className={className} data-grown={className === styles.gallery || undefined}>
      <div
        ref={box}
        className={stripClass}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={stripName(title, pictures)}
        onScroll={strip.onScroll}
        onPointerEnter={strip.onPointerEnter}
      >
        <StripPictures strip={strip} pictures={pictures} ratio={4 / 3} sizes="(max-width: 720px) 100vw, 620px" eager />
      </div>
      <StripControls strip={strip} pictures={pictures} />
    </div>
  )
}

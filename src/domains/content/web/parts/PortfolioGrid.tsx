import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { counted, largeNumber } from '../../../../kit/web/format.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { Video } from '../../../media/web/parts/Video.tsx'
import { formatNames, platformNames } from '../../../profiles/vocabulary.ts'
import type { PortfolioItem } from '../../portfolio.ts'
import styles from './portfolio.module.css'

/** A creator's content, large enough to judge it: videos play where they are, published content leads to its post. */
export function PortfolioGrid({ items, by }: { items: readonly PortfolioItem[]; by: string }) {
  return (
    <ul className={styles.grid}>
      {items.map((item, at) => (
        <li key={item.key}>
          <Tile
            item={item}
            label={`Content ${at + 1} by ${by}`}
            sizes="(max-width: 720px) 50vw, 260px"
            eager={at < 4}
          />
          {item.venue && (
            <div className={styles.caption}>
              <b className="ellipsis">{item.venue.name}</b>
              <small className="dim">{factsOf(item)}</small>
            </div>
          )}
          {item.liveUrl && (
            <a href={item.liveUrl} target="_blank" rel="noopener nofollow" className={styles.post}>
              See the post <IconExternalLink size={14} aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

type StripProps = { items: readonly PortfolioItem[]; by: string; columns?: 3 | 4 | 6 }

/** The content that suits a brief best, beside a request: in one line, or on a phone in two. */
export function PortfolioStrip({ items, by, columns = 6 }: StripProps) {
  return (
    <ul className={styles.strip} data-columns={columns} aria-label={`Content by ${by}`}>
      {items.map((item, at) => (
        <li key={item.key}>
          <Tile
            item={item}
            label={`Content ${at + 1} by ${by}${item.venue ? `, for ${item.venue.name}` : ''}`}
            sizes="120px"
          />
        </li>
      ))}
    </ul>
  )
}

function factsOf({ type, platform, views }: PortfolioItem): string {
  return [type && formatNames[type], platform && platformNames[platform], views !== null && viewsOf(views)]
    .filter(Boolean)
    .join(' · ')
}

const viewsOf = (views: number) => (views < 1_000 ? counted(views, 'view') : `${largeNumber(views)} views`)

function Tile({
  item,
  label,
  sizes,
  eager = false,
}: {
  item: PortfolioItem
  label: string
  sizes: string
  eager?: boolean
}) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying) {
    return (
      <Video
        path={item.file_path}
        label={label}
        ratio={4 / 5}
        fit="cover"
        poster={item.poster}
        autoPlay
        className={styles.media}
      />
    )
  }
  const isVideo = item.kind === 'video'
  const picture = (
    <Picture
      path={isVideo ? item.poster : item.file_path}
      alt={label}
      ratio={4 / 5}
      placeholder={item.placeholder}
      kind="content"
      sizes={sizes}
      eager={eager}
      className={styles.media}
    />
  )
  if (!isVideo) return picture
  return (
    <button type="button" className={styles.play} aria-label={`Play ${label}`} onClick={() => setIsPlaying(true)}>
      {picture}
      <span className={styles.playSign} aria-hidden="true">
        <IconPlayerPlayFilled size={18} />
      </span>
    </button>
  )
}

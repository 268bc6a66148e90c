import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import type { PortfolioItem } from '../../portfolio.ts'
import { portfolioFacts, portfolioName } from '../portfolio-words.ts'
import styles from './portfolio.module.css'
import { useClip } from './use-clip.ts'

// Opened by a click on one of them: it comes then.
const Lightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }))

/** A post on a connected account: it leads there. */
export type Post = {
  url: string
  picture: string | null
  text: string
  where: string
  facts: string
  /** Its creator shows it in their portfolio. */
  isChosen: boolean
}

type GridProps = { items: readonly PortfolioItem[]; posts: readonly Post[]; by: string }

/** A creator's content, large enough to judge it: each opens in full, videos play there, published content leads to its post. */
export function PortfolioGrid({ items, posts, by }: GridProps) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <ul className={styles.grid}>
        {items.map((item, at) => (
          <li key={item.key}>
            <Tile
              item={item}
              label={portfolioName(item, at, by)}
              sizes="(max-width: 720px) 50vw, 260px"
              eager={at < 4}
              onOpen={() => setOpen(at)}
            />
            {item.venue && (
              <div className={styles.caption}>
                <b className="ellipsis">{item.venue.name}</b>
                <small className="dim">{portfolioFacts(item)}</small>
              </div>
            )}
            {item.liveUrl && (
              <a href={item.liveUrl} target="_blank" rel="noopener nofollow" className={styles.post}>
                View post <IconExternalLink size={14} aria-hidden="true" />
              </a>
            )}
          </li>
        ))}
        {posts.map((post) => (
          <li key={post.url}>
            <PostTile post={post} />
          </li>
        ))}
      </ul>
      <OpenContent items={items} by={by} at={open} onAt={setOpen} />
    </>
  )
}

/** What their platform shows of a post: a small picture, or its words where it has none. */
function PostTile({ post: { url, picture, text, where, facts } }: { post: Post }) {
  return (
    <a href={url} target="_blank" rel="noopener nofollow" className={styles.posted}>
      <span className={styles.postPicture}>
        {picture ? <img src={picture} alt="" width={240} height={300} loading="lazy" /> : text || 'No picture'}
      </span>
      <span className={styles.caption}>
        <b className="ellipsis">{text || where}</b>
        <small className="dim">
          {where} <IconExternalLink size={14} aria-hidden="true" />
        </small>
        {facts && <small className="dim">{facts}</small>}
      </span>
    </a>
  )
}

type OpenProps = { items: readonly PortfolioItem[]; by: string; at: number | null; onAt: (at: number | null) => void }

function OpenContent({ items, by, at, onAt }: OpenProps) {
  if (at === null) return null
  return (
    <Suspense>
      <Lightbox items={items} by={by} at={at} onAt={onAt} />
    </Suspense>
  )
}

type StripProps = { items: readonly PortfolioItem[]; by: string; columns?: 3 | 4 | 6 }

/** The content that suits a brief best, beside a request: in one line, or on a phone in two. Each opens in full. */
export function PortfolioStrip({ items, by, columns = 6 }: StripProps) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <ul className={styles.strip} data-columns={columns} aria-label={`Content by ${by}`}>
        {items.map((item, at) => (
          <li key={item.key}>
            <Tile item={item} label={portfolioName(item, at, by)} sizes="120px" onOpen={() => setOpen(at)} />
          </li>
        ))}
      </ul>
      <OpenContent items={items} by={by} at={open} onAt={setOpen} />
    </>
  )
}

type TileProps = { item: PortfolioItem; label: string; sizes: string; eager?: boolean; onOpen: () => void }

function Tile({ item, label, sizes, eager = false, onOpen }: TileProps) {
  const isVideo = item.kind === 'video'
  const clip = useClip(isVideo)
  return (
    <button type="button" className={styles.tile} aria-label={`Open ${label}`} onClick={onOpen} {...clip.over}>
      <Picture
        path={isVideo ? item.poster : item.file_path}
        alt=""
        ratio={4 / 5}
        placeholder={item.placeholder}
        kind="content"
        sizes={sizes}
        eager={eager}
        className={styles.media}
      />
      {clip.isPlaying && (
        <video
          src={mediaAddress('original', item.file_path)}
          muted
          autoPlay
          loop
          playsInline
          tabIndex={-1}
          aria-hidden="true"
          className={styles.clip}
        />
      )}
      {isVideo && !clip.isPlaying && (
        <span className={styles.playSign} aria-hidden="true">
          <IconPlayerPlayFilled size={18} />
        </span>
      )}
    </button>
  )
}

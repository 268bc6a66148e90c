import { capitalised, dateOf, largeCounted } from '../../../kit/web/format.ts'
import { opinionWords, platformNames } from '../../../domains/profiles/vocabulary.ts'
import { oneFormat } from '../../../domains/value/one-format.ts'
import { reachedWords } from '../../../domains/value/reached-words.ts'
import type { PublicStory } from '../../../domains/value/story-page.ts'
import type { OpenWords } from '../../open-pages.ts'
import styles from './collab-story.module.css'
import open from './open-page.module.css'

type Props = { story: PublicStory; words: OpenWords }

/** A collab as its creator shows it to everybody, with the brand’s consent: what they made first, then how it was received. */
export function CollabStoryPage({ story, words }: Props) {
  const { brandName, city, creatorName, handle, title, visitDay, posts, reached, review } = story
  const reachedBy = reachedWords(reached)
  return (
    <article>
      <p className={open.kicker}>
        @{handle} · {city}
      </p>
      <h1 className="serif">
        {creatorName} at {brandName}
      </h1>
      <p className="plain-lead">
        {title} · {dateOf(`${visitDay}T12:00:00Z`, 'UTC')}
      </p>
      <ul className={styles.posts}>
        {posts.map((post, at) => (
          <li key={post.uid}>
            <Post post={post} label={`Content ${at + 1} by ${creatorName} for ${brandName}`} media={words.media} />
          </li>
        ))}
      </ul>
      {reachedBy && <p className={`serif ${styles.reached}`}>{reachedBy}</p>}
      {review && (
        <figure className={styles.review}>
          <figcaption>
            {brandName}: {opinionWords[review.value as keyof typeof opinionWords]}
          </figcaption>
          {review.text && <blockquote>{review.text}</blockquote>}
        </figure>
      )}
      <p>
        <small>A collab on {words.product}, shown with the consent of both sides.</small>
      </p>
    </article>
  )
}

function Post({ post, label, media }: { post: PublicStory['posts'][number]; label: string; media: string }) {
  const { kind, file, poster, type, platform, views, liveUrl } = post
  return (
    <>
      {kind === 'video' ? (
        // Creators film these; there are no captions to show.
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- it plays only when somebody starts it
        <video
          src={`${media}/original/${file}`}
          poster={poster ? `${media}/card/${poster}` : undefined}
          aria-label={label}
          controls
          playsInline
          preload={poster ? 'none' : 'metadata'}
        />
      ) : (
        <img src={`${media}/card/${file}`} alt={label} width="720" height="900" />
      )}
      <span>
        {capitalised(oneFormat(type, platform))} · {platformNames[platform]}
        {views !== null && ` · ${largeCounted(views, 'view')}`}
      </span>
      {liveUrl && (
        <a href={liveUrl} rel="noopener nofollow">
          View post
        </a>
      )}
    </>
  )
}

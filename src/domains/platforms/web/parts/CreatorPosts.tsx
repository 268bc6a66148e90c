import { Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { largeNumber, ordinalDate } from '../../../../kit/web/format.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { type Platform, platformNames } from '../../../profiles/vocabulary.ts'
import { platformCalls } from '../../contract.ts'
import { GrowthCurve } from './GrowthCurve.tsx'
import styles from './platforms.module.css'

type Shown = OutputOf<typeof platformCalls.getCreatorPosts>
type Post = Shown['posts'][number]

/** What a creator posts on their connected accounts; nothing where there is none. */
export function CreatorPosts({ handle }: { handle: string }) {
  const shown = useRead(platformCalls.getCreatorPosts, { handle })
  return (
    <Loaded of={shown}>
      {({ posts }) =>
        posts.length > 0 && (
          <section aria-label="Recent posts">
            <Title order={2} mb="sm">
              Recent posts
            </Title>
            <ul className={styles.posts}>
              {posts.map((post) => (
                <PostCard key={post.url} post={post} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}

/** How a connected account of a creator grew over twelve months; nothing where it is not connected. */
export function AccountGrowth({ handle, platform }: { handle: string; platform: Platform }) {
  const account = useRead(platformCalls.getCreatorPosts, { handle }).data?.accounts.find(
    (one) => one.platform === platform,
  )
  if (!account || account.growth.length === 0) return null
  return (
    <div className={styles.inCard}>
      <small className="dim">Followers over 12 months {account.isSandbox && <Badge tone="warn">Sandbox</Badge>}</small>
      <GrowthCurve growth={account.growth} of={platformNames[platform]} />
    </div>
  )
}

function PostCard({ post: { platform, url, text, picture, postedAt, counts } }: { post: Post }) {
  const numbers = [
    counts.views !== null && `${largeNumber(counts.views)} views`,
    counts.likes !== null && `${largeNumber(counts.likes)} likes`,
  ].filter((one) => one !== false)
  return (
    <li>
      <a className={styles.post} href={url} target="_blank" rel="noopener nofollow">
        <span className={styles.picture}>
          {picture ? <img src={picture} alt="" width={240} height={300} loading="lazy" /> : text || 'No picture'}
        </span>
        <small className="ellipsis">{text || platformNames[platform]}</small>
        <small className="dim">
          {platformNames[platform]}, {ordinalDate(postedAt)}
        </small>
        {numbers.length > 0 && <small>{numbers.join(' · ')}</small>}
      </a>
    </li>
  )
}

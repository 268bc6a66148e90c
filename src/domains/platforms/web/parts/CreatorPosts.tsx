import { Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { largeNumber, ordinalDate, timeAgo } from '../../../../kit/web/format.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { platformCalls } from '../../contract.ts'
import { GrowthCurve } from './GrowthCurve.tsx'
import styles from './platforms.module.css'

type Shown = OutputOf<typeof platformCalls.getCreatorPosts>
type Post = Shown['posts'][number]

/** What a creator posts and how their connected accounts grow; nothing where none is connected. */
export function CreatorPosts({ handle }: { handle: string }) {
  const shown = useRead(platformCalls.getCreatorPosts, { handle })
  return (
    <Loaded of={shown}>
      {({ accounts, posts }) =>
        accounts.length > 0 && (
          <Stack gap="lg">
            {posts.length > 0 && (
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
            )}
            <section aria-label="Followers over time">
              <Title order={2} mb="sm">
                Followers over time
              </Title>
              {accounts.map((account) => (
                <Growth key={account.platform} account={account} />
              ))}
            </section>
          </Stack>
        )
      }
    </Loaded>
  )
}

function Growth({ account: { platform, handle, isSandbox, readAt, growth } }: { account: Shown['accounts'][number] }) {
  const name = platformNames[platform]
  return (
    <div className={styles.account}>
      <span>
        <b>{name}</b> @{handle}{' '}
        {readAt && (
          <small className="dim">
            verified by {name} {timeAgo(readAt)}
          </small>
        )}{' '}
        {isSandbox && <Badge tone="warn">sandbox</Badge>}
      </span>
      <GrowthCurve growth={growth} of={name} />
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

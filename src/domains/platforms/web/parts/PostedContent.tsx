import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { dateOf, largeCounted } from '../../../../kit/web/format.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import type { PortfolioItem } from '../../../content/portfolio.ts'
import { CreatorContent } from '../../../content/web/parts/CreatorContent.tsx'
import type { Post } from '../../../content/web/parts/PortfolioGrid.tsx'
import { followersTitle } from '../../../profiles/follower-words.ts'
import { type Platform, platformNames } from '../../../profiles/vocabulary.ts'
import { platformCalls } from '../../contract.ts'
import { GrowthCurve } from './GrowthCurve.tsx'
import styles from './platforms.module.css'

type Read = OutputOf<typeof platformCalls.getCreatorPosts>['posts'][number]
type Creator = { handle: string; name: string; portfolio: readonly PortfolioItem[] }

/** A creator's content together with what they posted of late on their connected accounts. */
export function PostedContent({ creator: { handle, name, portfolio } }: { creator: Creator }) {
  const posts = useRead(platformCalls.getCreatorPosts, { handle }).data?.posts ?? []
  return <CreatorContent items={portfolio} by={name} posts={posts.map(postOf)} />
}

function postOf({ platform, url, text, picture, postedAt, isChosen, counts: { views, likes } }: Read): Post {
  const facts = [views !== null && largeCounted(views, 'view'), likes !== null && largeCounted(likes, 'like')].filter(
    Boolean,
  )
  return {
    url,
    picture,
    text,
    isChosen,
    where: `${platformNames[platform]}, ${dateOf(postedAt, 'UTC')}`,
    facts: facts.join(' · '),
  }
}

/** How a connected account of a creator grew over twelve months; nothing where it is not connected. */
export function AccountGrowth({ handle, platform }: { handle: string; platform: Platform }) {
  const account = useRead(platformCalls.getCreatorPosts, { handle }).data?.accounts.find(
    (one) => one.platform === platform,
  )
  if (!account || account.growth.length === 0) return null
  return (
    <div className={styles.inCard}>
      <small className="dim">
        {followersTitle(platform)} over 12 months {account.isSandbox && <Badge tone="warn">Sandbox</Badge>}
      </small>
      <GrowthCurve growth={account.growth} of={platformNames[platform]} />
    </div>
  )
}

import { UnstyledButton } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { dateTime } from '../../../../kit/web/format.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { isSamePost, readLiveUrl } from '../../../content/live-url.ts'
import type { DeliverableData } from '../../../content/web/deliverable-words.ts'
import { platformCalls } from '../../contract.ts'
import styles from './choose-post.module.css'

/** The newest are what was just posted. */
const mostShown = 4

type Props = {
  collab: CollabData
  deliverable: DeliverableData
  /** Links of the posts that stand for others of the same collab. */
  used: readonly string[]
  onChoose: (url: string) => void
}

/** What a creator posted since the approval on the connected account that a deliverable belongs to, to choose it instead of pasting its link. */
export function ChoosePost({ collab, deliverable, used, onChoose }: Props) {
  const { influencer, brand } = collab
  const read = useRead(platformCalls.getCreatorPosts, { handle: influencer.handle })
  const since = Date.parse(deliverable.approvedAt ?? '')
  const fitting = (read.data?.posts ?? [])
    .filter(
      ({ platform, url, postedAt }) =>
        platform === deliverable.platform &&
        Date.parse(postedAt) >= since &&
        readLiveUrl(url, deliverable).ok &&
        !used.some((one) => isSamePost(one, url)),
    )
    .toSorted((a, b) => b.postedAt.localeCompare(a.postedAt))
  if (fitting.length === 0) return null
  return (
    <div role="group" aria-label="Your latest posts" className={styles.posts}>
      {fitting.slice(0, mostShown).map(({ url, picture, text, postedAt }) => (
        <UnstyledButton key={url} className={styles.post} onClick={() => onChoose(url)}>
          <span className={styles.picture}>
            {picture && <img src={picture} alt="" width={56} height={56} loading="lazy" />}
          </span>
          <span>
            <b>{dateTime(postedAt, brand.timezone)}</b>
            <span className={styles.text}>{text || 'No caption'}</span>
          </span>
        </UnstyledButton>
      ))}
    </div>
  )
}

import { Button, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { dateOf } from '../../../../kit/web/format.ts'
import { FormDialog } from '../../../../kit/web/form-dialog.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showError, showSuccess } from '../../../../kit/web/toasts.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { mostChosen } from '../../accounts.ts'
import { platformCalls } from '../../contract.ts'
import styles from './posts-to-show.module.css'

type Post = OutputOf<typeof platformCalls.listOwnPosts>['posts'][number]
const keyOf = ({ platform, postId }: Pick<Post, 'platform' | 'postId'>) => `${platform} ${postId}`

/** A creator’s posts on connected accounts, to show some in the portfolio; nothing where no account is connected. */
export function PostsToShow({ influencerUid }: { influencerUid: string }) {
  const accounts = useRead(platformCalls.listConnectedAccounts, { influencerUid })
  const [isOpen, setOpen] = useState(false)
  if (!accounts.data?.rows.some(({ account }) => account)) return null
  return (
    <div className={styles.begin}>
      <p className="dim flush">
        You can also show posts from your connected accounts. They’re removed from your portfolio if you disconnect the
        account.
      </p>
      <Button variant="default" onClick={() => setOpen(true)}>
        Choose posts
      </Button>
      {isOpen && <Choosing influencerUid={influencerUid} onClose={() => setOpen(false)} />}
    </div>
  )
}

type ChoosingProps = { influencerUid: string; onClose: () => void }

function Choosing({ influencerUid, onClose }: ChoosingProps) {
  const own = useRead(platformCalls.listOwnPosts, { influencerUid })
  const [changed, setChanged] = useState<readonly string[]>()
  const save = useWrite(platformCalls.choosePosts, {
    onDone: () => {
      showSuccess('Portfolio updated.')
      onClose()
    },
  })
  const posts = own.data?.posts ?? []
  const chosen = changed ?? posts.filter(({ isChosen }) => isChosen).map(keyOf)
  const toggle = (key: string) => {
    if (chosen.includes(key)) return setChanged(chosen.filter((one) => one !== key))
    if (chosen.length >= mostChosen) return showError(`You can show up to ${mostChosen} posts. Remove one first.`)
    setChanged([...chosen, key])
  }
  const submit = () => {
    // Without the posts nothing is known of what is chosen.
    if (!own.data || !changed) return
    const inOrder = chosen.flatMap((key) => posts.filter((post) => keyOf(post) === key))
    void save({ influencerUid, posts: inOrder.map(({ platform, postId }) => ({ platform, postId })) })
  }
  return (
    <FormDialog
      title="Posts in your portfolio"
      description={`Choose up to ${mostChosen}. Brands see them in the order you choose them.`}
      size="lg"
      action="Save"
      busy={save.busy}
      isReady={own.data !== undefined && changed !== undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Loaded of={own}>
        {() =>
          posts.length === 0 ? (
            <p className="dim flush">No posts yet. We look for new ones every day.</p>
          ) : (
            <ul className={`plain-list ${styles.posts}`}>
              {posts.map((post) => (
                <li key={keyOf(post)}>
                  <Tile post={post} place={chosen.indexOf(keyOf(post)) + 1} onToggle={() => toggle(keyOf(post))} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </FormDialog>
  )
}

type TileProps = { post: Post; place: number; onToggle: () => void }

/** One post; `place` is where it stands among those chosen, 0 where it is not. */
function Tile({ post: { platform, picture, text, postedAt }, place, onToggle }: TileProps) {
  return (
    <UnstyledButton className={styles.post} aria-pressed={place > 0} onClick={onToggle}>
      <span className={styles.picture}>
        {picture ? <img src={picture} alt="" width={240} height={300} loading="lazy" /> : <span>No picture</span>}
        {place > 0 && (
          <span className={styles.mark}>
            <IconCheck size={16} aria-hidden="true" /> {place}
          </span>
        )}
      </span>
      <b className="ellipsis">{text || 'No caption'}</b>
      <small className="dim">
        {platformNames[platform]}, {dateOf(postedAt, 'UTC')}
      </small>
    </UnstyledButton>
  )
}

import { must } from '../../../../kit/contract/must.ts'
import { Checkbox, Group } from '@mantine/core'
import { timeAgo } from '../../../../kit/web/format.ts'
import { sideWords } from '../../../audit/sides.ts'
import { momentOf } from '../../../media/moment.ts'
import type { CommentData } from '../deliverable-words.ts'
import styles from './deliverable.module.css'

type Props = {
  comments: readonly CommentData[]
  newest: number
  onSeek: (atMs: number) => void
  onResolve?: ((uid: string, resolved: boolean) => void) | undefined
}

/** What was said about a deliverable; a moment leads to its place in the video. */
export function CommentList({ comments, newest, onSeek, onResolve }: Props) {
  if (comments.length === 0) return null
  return (
    <ul className={styles.comments}>
      {comments.map((comment) => (
        <li key={comment.uid} data-resolved={comment.resolved}>
          <Group gap={8} justify="space-between">
            <span>
              {comment.atMs !== null && (
                <button
                  type="button"
                  className={styles.moment}
                  onClick={() => onSeek(must(comment.atMs, 'moment'))}
                  aria-label={`Go to ${momentOf(comment.atMs)}`}
                >
                  {momentOf(comment.atMs)}
                </button>
              )}{' '}
              <b>{comment.authorName}</b>{' '}
              <small className="dim">
                ({sideWords[comment.side]}) · {timeAgo(comment.at)}
                {comment.version !== newest && ` · version ${comment.version}`}
              </small>
            </span>
            {onResolve && (
              <Checkbox
                size="sm"
                label="Resolved"
                checked={comment.resolved}
                onChange={(event) => onResolve(comment.uid, event.currentTarget.checked)}
              />
            )}
          </Group>
          <div>{comment.text}</div>
        </li>
      ))}
    </ul>
  )
}

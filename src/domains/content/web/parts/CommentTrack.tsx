import { Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { momentOf } from '../../../media/moment.ts'
import styles from './deliverable.module.css'

type Props = {
  /** The moment that the words stand at; null where there is no video. */
  moment: { atMs: number; durationMs: number } | null
  busy: boolean
  onSeek: (atMs: number) => void
  /** Answers whether it was taken. */
  onSend: (text: string) => Promise<boolean>
}

/** Writing about a version. With a video the words stand at a moment: choose it on the track, or let the video run to it. */
export function CommentTrack({ moment, busy, onSeek, onSend }: Props) {
  const [text, setText] = useState('')
  async function send() {
    if (await onSend(text.trim())) setText('')
  }
  const at = moment && momentOf(moment.atMs)
  return (
    <div className={styles.track}>
      {moment && (
        <label>
          <span className="dim">Time {at}</span>
          <input
            type="range"
            min={0}
            max={moment.durationMs}
            step={100}
            value={moment.atMs}
            aria-valuetext={momentOf(moment.atMs)}
            onChange={(event) => onSeek(Number(event.currentTarget.value))}
          />
        </label>
      )}
      <Textarea
        aria-label={at ? `Comment at ${at}` : 'Comment'}
        placeholder={at ? `Comment at ${at}` : 'Comment on this version'}
        autosize
        minRows={1}
        maxLength={1_000}
        value={text}
        onFocus={() => moment && onSeek(moment.atMs)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <GuardedButton
          size="sm"
          variant="default"
          loading={busy}
          missing={text.trim() === '' ? 'Write a comment first.' : null}
          onClick={() => void send()}
        >
          {at ? `Comment at ${at}` : 'Comment'}
        </GuardedButton>
      </Group>
    </div>
  )
}

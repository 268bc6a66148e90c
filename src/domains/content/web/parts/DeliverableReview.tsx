import { SegmentedControl, Stack, Switch } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { Note } from '../../../../kit/web/parts.tsx'
import { timeAgo } from '../../../../kit/web/format.ts'
import { Checklist } from '../../../media/web/parts/Checklist.tsx'
import { goldenRules } from '../../../onboarding/rules.ts'
import { tickedRules } from '../../checklist.ts'
import { type DeliverableData, deliverableName, type VersionData } from '../deliverable-words.ts'
import { CommentList } from './CommentList.tsx'
import { CommentTrack } from './CommentTrack.tsx'
import { DeliverableMedia } from './DeliverableMedia.tsx'
import styles from './deliverable.module.css'

type Props = {
  deliverable: DeliverableData
  /** Sends a comment on a version; answers whether it was taken. Without it nothing can be written. */
  onComment?: ((text: string, atMs: number | null, fileVersion: number) => Promise<boolean>) | undefined
  onResolve?: ((uid: string, resolved: boolean) => void) | undefined
  busy?: boolean
  /** What can be decided. */
  children?: ReactNode
}

/** A deliverable to look at and talk about: its versions, its caption, what was checked, and the comments at their moments. */
export function DeliverableReview({ deliverable, onComment, onResolve, busy = false, children }: Props) {
  const submitted = deliverable.versions.filter((version) => version.submittedAt !== null)
  const newest = submitted.at(-1)
  const [chosen, setChosen] = useState<number | null>(null)
  const [beside, setBeside] = useState(false)
  const [atMs, setAtMs] = useState(0)
  const video = useRef<HTMLVideoElement>(null)
  if (!newest) return <span className="dim">Nothing submitted yet.</span>
  const version = submitted.find((one) => one.number === chosen) ?? newest
  const before = submitted[submitted.indexOf(version) - 1]
  const file = version.files.find((one) => one.kind === 'video')
  const moment = file?.durationMs ? { atMs: Math.min(atMs, file.durationMs), durationMs: file.durationMs } : null
  const seek = (ms: number) => {
    setAtMs(ms)
    if (!video.current) return
    video.current.pause()
    video.current.currentTime = ms / 1000
    video.current.scrollIntoView({ block: 'nearest' })
  }
  const media = { files: version.files, video, onMoment: setAtMs }
  return (
    <Stack gap="md">
      {submitted.length > 1 && (
        <div className={styles.head}>
          <SegmentedControl
            aria-label="Version"
            value={String(version.number)}
            onChange={(value) => setChosen(Number(value))}
            data={submitted.map((one) => ({ value: String(one.number), label: `Version ${one.number}` }))}
          />
          {before && (
            <Switch
              label="Compare with previous version"
              checked={beside}
              onChange={(event) => setBeside(event.currentTarget.checked)}
            />
          )}
        </div>
      )}
      <div className={styles.reviewRoom}>
        <div className={styles.review}>
          <Stack gap="sm">
            {beside && before ? (
              <div className={styles.sideBySide}>
                <DeliverableMedia
                  files={before.files}
                  label={`${deliverableName(deliverable)}, version ${before.number}`}
                />
                <DeliverableMedia
                  key={version.number}
                  {...media}
                  label={`${deliverableName(deliverable)}, version ${version.number}`}
                />
              </div>
            ) : (
              <DeliverableMedia key={version.number} {...media} label={deliverableName(deliverable)} />
            )}
            {onComment && (
              <CommentTrack
                moment={moment}
                busy={busy}
                onSeek={seek}
                onSend={(text) => onComment(text, moment && moment.atMs, version.number)}
              />
            )}
          </Stack>
          <Stack gap="md">
            {version.caption && <p className={styles.caption}>{version.caption}</p>}
            <Rounds deliverable={deliverable} />
            <CommentList comments={deliverable.comments} newest={newest.number} onSeek={seek} onResolve={onResolve} />
            <Checked version={version} ticks={deliverable.ticks} />
            {children}
          </Stack>
        </div>
      </div>
    </Stack>
  )
}

function Rounds({ deliverable }: { deliverable: DeliverableData }) {
  const last = deliverable.rounds.at(-1)
  if (!last || deliverable.status !== 'pending') return null
  return (
    <Note tone={deliverable.state === 'changes-requested' || last.escalated ? 'warn' : 'mute'}>
      <b>{last.authorName}</b> requested changes {timeAgo(last.at)}: “{last.text}”
      {last.escalated && ' Both rounds of changes were used up, so we asked the account manager to help.'}
    </Note>
  )
}

function Checked({ version, ticks }: { version: VersionData; ticks: readonly string[] }) {
  const vouched = tickedRules.filter((rule) => ticks.includes(rule))
  return (
    <details>
      <summary>Checks</summary>
      <Stack gap="xs" mt="xs">
        {version.checks.map((one) => (
          <Checklist key={one.fileUid} checks={one.checks} />
        ))}
        {vouched.length > 0 && (
          <div>
            <b>The creator confirmed:</b>
            <ul className={styles.rules}>
              {vouched.map((rule) => (
                <li key={rule}>{goldenRules[rule]}</li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </details>
  )
}

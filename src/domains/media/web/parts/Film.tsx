import { Button, Group, Stack, VisuallyHidden } from '@mantine/core'
import { IconCameraRotate, IconPlayerRecordFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { Note } from '../../../../kit/web/parts.tsx'
import type { Asked } from '../../content-checks.ts'
import { momentOf } from '../../moment.ts'
import { Checklist } from './Checklist.tsx'
import { barOf } from './sound-level.ts'
import { checkFilm, maxFilmMs } from './film.ts'
import { useCamera } from './use-camera.ts'
import styles from './film.module.css'

type Props = {
  asked: Asked
  /** What the brief asks for, to be read while one films. */
  ideas: readonly string[]
  onFilmed: (file: File) => void
  /** Whether there is a take that would be lost. */
  onTake?: (isThere: boolean) => void
}

/** Films, and says meanwhile what would be refused later. */
export function Film({ asked, ideas, onFilmed, onTake }: Props) {
  const { show, ...camera } = useCamera()
  const { state } = camera
  const hasTake = state.at === 'filming' || state.at === 'filmed'
  useEffect(() => onTake?.(hasTake), [hasTake, onTake])
  if (state.at === 'refused') return <ChooseInstead onChosen={onFilmed} />
  if (state.at === 'filmed')
    return (
      <Stack gap="sm">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it was filmed a moment ago */}
        <video className={styles.picture} src={state.src} controls playsInline aria-label="Your video" />
        <Group justify="space-between">
          <Button variant="default" onClick={camera.again}>
            Film again
          </Button>
          <Button onClick={() => onFilmed(state.file)}>Use this video</Button>
        </Group>
      </Stack>
    )
  const isFilming = state.at === 'filming'
  return (
    <Stack gap="sm">
      <div className={styles.stage}>
        <video
          ref={show}
          className={styles.picture}
          muted
          autoPlay
          playsInline
          aria-label="Camera preview"
          onResize={({ currentTarget }) => camera.measure(currentTarget)}
        />
        <div className={styles.over}>
          <span className={styles.time} data-on={isFilming}>
            {momentOf(camera.ms)} / {momentOf(maxFilmMs)}
          </span>
          <span className={styles.level} aria-hidden>
            <span style={{ transform: `scaleX(${barOf(camera.level)})` }} />
          </span>
        </div>
      </div>
      <Group justify="center" gap="sm">
        {isFilming ? (
          <Button color="red" leftSection={<IconPlayerStopFilled size={18} />} onClick={() => void camera.stop()}>
            Stop
          </Button>
        ) : (
          <>
            <Button
              leftSection={<IconPlayerRecordFilled size={18} />}
              disabled={state.at === 'opening'}
              onClick={camera.start}
            >
              Start filming
            </Button>
            <Button variant="default" leftSection={<IconCameraRotate size={18} />} onClick={camera.turn}>
              Switch camera
            </Button>
          </>
        )}
      </Group>
      {camera.seen && <Checklist checks={checkFilm(camera.seen, asked)} />}
      <div role="status">{camera.loudness && <Note tone="warn">{camera.loudness}</Note>}</div>
      {ideas.length > 0 && (
        <div>
          <b>What the brief asks for</b>
          <ul className={styles.ideas}>
            {ideas.map((idea) => (
              <li key={idea}>{idea}</li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  )
}

/** Where the camera isn’t allowed: the phone’s own, or a file. */
function ChooseInstead({ onChosen }: { onChosen: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <Stack gap="sm">
      <Note tone="warn">
        <span role="alert" id={id}>
          We can’t use your camera and microphone. Allow them for this site in your browser’s settings, or choose a
          video you’ve filmed.
        </span>
      </Note>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept="video/*"
          aria-labelledby={id}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) onChosen(file)
          }}
        />
      </VisuallyHidden>
      <Group>
        <Button onClick={() => input.current?.click()}>Choose a video</Button>
      </Group>
    </Stack>
  )
}

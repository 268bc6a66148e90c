import { ActionIcon, Button } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { momentOf } from '../../moment.ts'
import styles from './voice.module.css'

type Props = {
  src: string
  /** Its format, such as `audio/mp4`. */
  mime: string
  durationMs: number
  /** Whose it is: “from Alice”. */
  whose: string
}

/** The one that is heard: another stops it. */
let playing: HTMLAudioElement | null = null

/** Another note is another player: what is wrong with one is not wrong with the next. */
export function VoicePlayer(props: Props) {
  return <Player key={props.src} {...props} />
}

/** Plays a voice note. Its length is known before it is loaded: what browsers record doesn’t say how long it is. */
function Player({ src, mime, durationMs, whose }: Props) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [failed, setFailed] = useState<'format' | 'load'>()
  const [atMs, setAtMs] = useState(0)
  const length = momentOf(durationMs)
  const toggle = () => {
    const element = audio.current
    if (!element) return
    if (!element.paused) return element.pause()
    playing?.pause()
    playing = element
    element.play().catch((error: unknown) => {
      // Paused before it began.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setFailed(element.canPlayType(mime) === '' ? 'format' : 'load')
    })
  }
  if (failed === 'format') return <p className="dim">Voice note, {length}. This browser can’t play it.</p>
  if (failed)
    return (
      <p className="dim" role="alert">
        Voice note, {length}. We couldn’t load it.{' '}
        <Button size="compact-sm" variant="subtle" onClick={() => setFailed(undefined)}>
          Try again
        </Button>
      </p>
    )
  return (
    <div className={styles.player} role="group" aria-label={`Voice note ${whose}, ${length}`}>
      {/* Nobody has written down what is said. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a voice note has no captions */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAtMs(0)}
        onTimeUpdate={({ currentTarget }) =>
          setAtMs(currentTarget.ended ? 0 : Math.min(durationMs, currentTarget.currentTime * 1000))
        }
      />
      <ActionIcon size={44} radius="xl" variant="light" aria-label={isPlaying ? 'Pause' : 'Play'} onClick={toggle}>
        {isPlaying ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
      </ActionIcon>
      <input
        className={styles.position}
        type="range"
        min={0}
        max={durationMs}
        step={100}
        value={atMs}
        aria-label="Position"
        aria-valuetext={`${momentOf(atMs)} of ${length}`}
        onChange={({ currentTarget }) => {
          const wanted = Number(currentTarget.value)
          setAtMs(wanted)
          if (audio.current) audio.current.currentTime = wanted / 1000
        }}
      />
      <span className={styles.length}>{momentOf(isPlaying || atMs > 0 ? atMs : durationMs)}</span>
    </div>
  )
}

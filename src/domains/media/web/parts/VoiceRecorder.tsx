import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { IconPlayerStopFilled, IconSend, IconTrash } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Note } from '../../../../kit/web/parts.tsx'
import { maxVoiceMs } from '../../content-checks.ts'
import { momentOf } from '../../moment.ts'
import { recordVoice } from './record-voice.ts'
import type { Recorded, Recording } from './recording.ts'
import { barOf, watchLevel } from './sound-level.ts'
import { VoicePlayer } from './VoicePlayer.tsx'
import styles from './voice.module.css'

type State =
  | { at: 'asking' }
  | { at: 'recording' }
  | { at: 'recorded'; note: Recorded; src: string }
  | { at: 'refused' }
/** `onSend` is called once for a recording, until it fails. */
type Props = { onSend: (note: Recorded) => unknown; onClose: () => void }

/** Records at once; what was said can be heard before it’s sent, or sent straight away. */
export function VoiceRecorder({ onSend, onClose }: Props) {
  const { state, sound, stop } = useRecording()
  // A second tap comes before anything is drawn anew.
  const isSending = useRef(false)
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      const note = state.at === 'recorded' ? state.note : await stop()
      if (note) await onSend(note)
    } finally {
      isSending.current = false
    }
  }
  if (state.at === 'refused')
    return (
      <Note tone="warn">
        <span role="alert">
          We can’t use your microphone. Allow it for this site in your browser’s settings, then try again.
        </span>{' '}
        <Button size="compact-sm" variant="subtle" onClick={onClose}>
          Close
        </Button>
      </Note>
    )
  return (
    <div className={styles.recorder} role="group" aria-label="Voice note">
      <ActionIcon variant="subtle" color="gray" size={44} aria-label="Delete voice note" onClick={onClose}>
        <IconTrash size={22} />
      </ActionIcon>
      {state.at === 'recorded' ? (
        <VoicePlayer src={state.src} mime={state.note.file.type} durationMs={state.note.durationMs} whose="to send" />
      ) : (
        <>
          <span className={styles.sound}>
            <span className={styles.dot} aria-hidden />
            <span className={styles.level} aria-hidden>
              <span style={{ transform: `scaleX(${barOf(sound.level)})` }} />
            </span>
            <span className={styles.length}>
              {momentOf(sound.ms)} / {momentOf(maxVoiceMs)}
            </span>
          </span>
          <ActionIcon
            variant="light"
            size={44}
            radius="xl"
            aria-label="Stop recording"
            disabled={state.at === 'asking'}
            onClick={() => void stop()}
          >
            <IconPlayerStopFilled size={20} />
          </ActionIcon>
        </>
      )}
      <Button disabled={state.at === 'asking'} leftSection={<IconSend size={18} />} onClick={() => void send()}>
        Send
      </Button>
      <VisuallyHidden role="status">
        {state.at === 'recording' && 'Recording'}
        {state.at === 'recorded' && `Recorded, ${momentOf(state.note.durationMs)}`}
      </VisuallyHidden>
    </div>
  )
}

/** One recording, from the first moment on. It ends by itself when it is as long as it may be, and with whoever leaves. */
function useRecording() {
  const [state, setState] = useState<State>({ at: 'asking' })
  const [sound, setSound] = useState({ level: 0, ms: 0 })
  const recording = useRef<Recording>(null)
  const stop = useCallback(async () => {
    const running = recording.current
    recording.current = null
    const note = (await running?.stop()) ?? null
    if (note) setState({ at: 'recorded', note, src: URL.createObjectURL(note.file) })
    return note
  }, [])
  useEffect(() => {
    let isGone = false
    let quiet = () => {}
    recordVoice().then(
      (running) => {
        if (isGone) return running.cancel()
        recording.current = running
        setState({ at: 'recording' })
        quiet = watchLevel(running.stream, (level) => {
          if (recording.current !== running) return
          const ms = performance.now() - running.startedAt
          setSound({ level, ms: Math.min(ms, maxVoiceMs) })
          if (ms >= maxVoiceMs) void stop()
        })
      },
      () => isGone || setState({ at: 'refused' }),
    )
    return () => {
      isGone = true
      quiet()
      recording.current?.cancel()
    }
  }, [stop])
  const src = state.at === 'recorded' ? state.src : null
  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src])
  return { state, sound, stop }
}

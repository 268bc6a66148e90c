import { useCallback, useEffect, useRef, useState } from 'react'
import { type Facing, film, maxFilmMs, openCamera } from './film.ts'
import { type Recording, release } from './recording.ts'
import { watchLevel } from './sound-level.ts'

type State =
  | { at: 'opening' }
  | { at: 'ready' }
  | { at: 'filming' }
  | { at: 'filmed'; file: File; src: string }
  | { at: 'refused' }
type Seen = { width: number; height: number; hasSound: boolean }

/** Quieter than this, for so long (in tenths of a second), and hardly anything will be heard. */
const quiet = 0.02
const quietFor = 30
/** From here on the sound distorts. */
const loud = 0.98

/** Camera and microphone, from when they are opened until the page is left; one take after another. */
export function useCamera() {
  const [state, setState] = useState<State>({ at: 'opening' })
  const [facing, setFacing] = useState<Facing>('environment')
  const [takes, setTakes] = useState(0)
  const [seen, setSeen] = useState<Seen | null>(null)
  const [sound, setSound] = useState({ level: 0, ms: 0, quietTicks: 0 })
  const stream = useRef<MediaStream>(null)
  const recording = useRef<Recording>(null)
  const unwatch = useRef(() => {})
  const close = useCallback(() => {
    unwatch.current()
    unwatch.current = () => {}
    if (stream.current) release(stream.current)
    stream.current = null
  }, [])
  const stop = useCallback(async () => {
    const running = recording.current
    recording.current = null
    const taken = await running?.stop()
    if (taken) setState({ at: 'filmed', file: taken.file, src: URL.createObjectURL(taken.file) })
  }, [])

  useEffect(() => {
    let isGone = false
    openCamera(facing).then(
      (opened) => {
        if (isGone) return release(opened)
        stream.current = opened
        setState({ at: 'ready' })
        if (opened.getAudioTracks().length === 0) return
        unwatch.current = watchLevel(opened, (level) => {
          const ms = recording.current ? performance.now() - recording.current.startedAt : 0
          setSound(({ quietTicks }) => ({ level, ms, quietTicks: level < quiet ? quietTicks + 1 : 0 }))
          if (ms >= maxFilmMs) void stop()
        })
      },
      () => isGone || setState({ at: 'refused' }),
    )
    return () => {
      isGone = true
      recording.current?.cancel()
      recording.current = null
      close()
    }
  }, [facing, takes, stop, close])
  const src = state.at === 'filmed' ? state.src : null
  // The camera’s light goes out while the take is looked at, and nothing is listened to.
  useEffect(() => {
    if (!src) return
    close()
    return () => URL.revokeObjectURL(src)
  }, [src, close])

  const isOpen = state.at === 'ready' || state.at === 'filming'
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video && isOpen && video.srcObject !== stream.current) video.srcObject = stream.current
    },
    [isOpen],
  )
  return {
    state,
    seen: isOpen ? seen : null,
    level: sound.level,
    ms: sound.ms,
    loudness: isOpen ? loudnessWords(sound) : null,
    /** For the element that shows what the camera sees. */
    show,
    measure: ({ videoWidth: width, videoHeight: height }: HTMLVideoElement) =>
      setSeen({ width, height, hasSound: (stream.current?.getAudioTracks().length ?? 0) > 0 }),
    start: () => {
      if (!stream.current) return
      recording.current = film(stream.current)
      setState({ at: 'filming' })
    },
    stop,
    again: () => {
      setState({ at: 'opening' })
      setTakes((count) => count + 1)
    },
    turn: () => {
      setState({ at: 'opening' })
      setFacing((before) => (before === 'user' ? 'environment' : 'user'))
    },
  }
}

/** What is wrong with the sound, for whoever films; null when nothing is. */
function loudnessWords({ level, quietTicks }: { level: number; quietTicks: number }): string | null {
  if (level >= loud) return 'It’s too loud here. Step back a little.'
  return quietTicks >= quietFor ? 'We can hardly hear anything. Check that nothing covers the microphone.' : null
}

import { type Asked, type CheckName, checkContent, type ContentCheck } from '../../content-checks.ts'
import { formatHere, type Recording, startRecording } from './recording.ts'

/** MP4 first: every phone plays it. */
const formats = [
  { mime: 'video/mp4;codecs=avc1.640028,mp4a.40.2', name: 'film.mp4' },
  { mime: 'video/mp4', name: 'film.mp4' },
  { mime: 'video/webm;codecs=vp9,opus', name: 'film.webm' },
  { mime: 'video/webm', name: 'film.webm' },
]
/** Sharp in 1080p; three minutes stay well below what can be uploaded. */
const bits = { videoBitsPerSecond: 10_000_000, audioBitsPerSecond: 128_000 }
/** The longest take. */
export const maxFilmMs = 180_000
/** What is judged while one films. */
const judged: readonly CheckName[] = ['orientation', 'resolution', 'sound']

export type Facing = 'environment' | 'user'

/** Whether this browser can film. */
export const canFilm = (): boolean => formatHere(formats) !== undefined

/** Opens camera and microphone. Rejects when they may not be used, or there is no camera. */
export const openCamera = (facingMode: Facing): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: true,
    video: { facingMode, width: { ideal: 1920 }, height: { ideal: 1080 }, frameRate: { ideal: 30 } },
  })

export function film(stream: MediaStream): Recording {
  const format = formatHere(formats)
  if (!format) throw new Error('this browser doesn’t film')
  return startRecording(stream, format, bits)
}

type Seen = { width: number; height: number; hasSound: boolean }

/** The golden rules that can be seen while one films, as for the finished file. */
export function checkFilm({ width, height, hasSound }: Seen, asked: Asked): ContentCheck[] {
  return checkContent({ name: 'film.mp4', bytes: 1, width, height, hasSound }, asked).filter(({ check }) =>
    judged.includes(check),
  )
}

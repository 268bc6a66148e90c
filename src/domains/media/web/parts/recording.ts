export type Recorded = { file: File; durationMs: number }
export type Recording = {
  stream: MediaStream
  startedAt: number
  /** Ends it; null when nothing was recorded. */
  stop: () => Promise<Recorded | null>
  /** Throws it away. */
  cancel: () => void
}
/** What a browser can record as, with the name that our server knows it by. */
export type RecordFormat = { mime: string; name: string }

/** The first of these formats that this browser records; undefined where it records nothing. */
export const formatHere = (formats: readonly RecordFormat[]): RecordFormat | undefined =>
  typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)
    ? undefined
    : formats.find(({ mime }) => MediaRecorder.isTypeSupported(mime))

export const release = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

/** Records a stream from now on. Whoever opened it closes it (`release`). */
export function startRecording(
  stream: MediaStream,
  { mime, name }: RecordFormat,
  bits: Pick<MediaRecorderOptions, 'audioBitsPerSecond' | 'videoBitsPerSecond'>,
): Recording {
  const recorder = new MediaRecorder(stream, { mimeType: mime, ...bits })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.start()
  const startedAt = performance.now()
  const end = () => {
    if (recorder.state === 'inactive') return Promise.resolve()
    const stopped = new Promise<unknown>((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
    recorder.stop()
    return stopped
  }
  return {
    stream,
    startedAt,
    stop: async () => {
      const durationMs = Math.round(performance.now() - startedAt)
      await end()
      const file = new File(parts, name, { type: mime })
      return file.size > 0 ? { file, durationMs } : null
    },
    cancel: () => void end(),
  }
}

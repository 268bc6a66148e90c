import { formatHere, type RecordFormat, type Recording, release, startRecording } from './recording.ts'

/** The smaller one first. */
const formats = [
  { mime: 'audio/webm;codecs=opus', name: 'voice.weba' },
  { mime: 'audio/mp4', name: 'voice.m4a' },
]
/** A voice needs no more. */
const audioBitsPerSecond = 32_000

/** Whether this browser can record sound. */
export const recordsVoice = (): boolean => formatHere(formats) !== undefined

/** Records what is spoken from now on. Rejects when the microphone may not be used, or there is none. */
export async function recordVoice(): Promise<Recording> {
  const format = formatHere(formats)
  if (!format) throw new Error('this browser records no sound')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recording = startOrRelease(stream, format)
  return {
    ...recording,
    stop: () => recording.stop().finally(() => release(stream)),
    cancel: () => {
      recording.cancel()
      release(stream)
    },
  }
}

/** A recorder that can’t start must not leave the microphone on. */
function startOrRelease(stream: MediaStream, format: RecordFormat): Recording {
  try {
    return startRecording(stream, format, { audioBitsPerSecond })
  } catch (error) {
    release(stream)
    throw error
  }
}

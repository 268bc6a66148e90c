import { must } from '../../../../kit/contract/must.ts'
import type { mediaCalls } from '../../contract.ts'
import type { InputOf } from '../../../../kit/contract/calls.ts'
import { callServer, signedInToken } from '../../../../kit/web/session.ts'
import { sendFile } from './send-file.ts'

/** Which moment is shown, in seconds, and how long the picture's longer side is, in pixels. */
const moment = 1
const longSide = 1280
/** A video that this browser cannot play goes without. */
const patienceMs = 8_000

/** Gives a video that was just sent a picture of one of its moments. Whatever goes wrong, the video is as good without. */
export async function givePoster(video: File, uid: string): Promise<void> {
  try {
    const picture = await pictureOf(video)
    const posterUid = await send(new File([picture], 'poster.jpg', { type: 'image/jpeg' }))
    await callServer('setPoster', { uid, posterUid } satisfies InputOf<typeof mediaCalls.setPoster>)
  } catch {
    // It then shows its first moment.
  }
}

async function pictureOf(file: File): Promise<Blob> {
  const address = URL.createObjectURL(file)
  try {
    const video = document.createElement('video')
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address })
    await happens(video, 'loadeddata')
    video.currentTime = Math.min(moment, video.duration / 3)
    await happens(video, 'seeked')
    const scale = Math.min(1, longSide / Math.max(video.videoWidth, video.videoHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    must(canvas.getContext('2d')).drawImage(video, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.85),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patienceMs)
    signal.addEventListener('abort', () => reject(new Error(`${event} did not come`)))
    video.addEventListener(event, () => resolve(), { once: true, signal })
    video.addEventListener('error', () => reject(new Error('it cannot be played here')), { once: true, signal })
  })
}

function send(picture: File): Promise<string> {
  return new Promise((resolve, reject) => {
    sendFile(picture, {
      token: signedInToken,
      onProgress: () => undefined,
      onDone: resolve,
      onRefused: ({ message }) => reject(new Error(message)),
    }).catch(reject)
  })
}

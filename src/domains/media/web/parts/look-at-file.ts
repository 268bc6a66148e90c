import type { ContentFacts } from '../../content-checks.ts'
import { fileTypeByExtension } from '../../file-type-by-extension.ts'

/** What the browser can tell of a chosen file before it is sent. What this browser cannot open is left to the server. */
export async function lookAtFile(file: File): Promise<ContentFacts> {
  const facts = { name: file.name, bytes: file.size }
  const kind = fileTypeByExtension(file.name)
  if (kind === 'unknown' || file.size === 0) return facts
  const address = URL.createObjectURL(file)
  try {
    return { ...facts, ...(kind === 'image' ? await imageFacts(address) : await videoFacts(address)) }
  } catch {
    return facts
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function imageFacts(address: string): Promise<Partial<ContentFacts>> {
  const image = new Image()
  image.src = address
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}

async function videoFacts(address: string): Promise<Partial<ContentFacts>> {
  const video = document.createElement('video')
  video.preload = 'metadata'
  const loaded = new Promise((resolve, reject) => {
    video.addEventListener('loadedmetadata', resolve, { once: true })
    video.addEventListener('error', reject, { once: true })
  })
  video.src = address
  await loaded
  const { videoWidth, videoHeight, duration } = video
  video.removeAttribute('src')
  // A recording made in a browser does not say how long it is until it was played.
  return {
    width: videoWidth,
    height: videoHeight,
    ...(Number.isFinite(duration) && { durationMs: Math.round(duration * 1000) }),
  }
}

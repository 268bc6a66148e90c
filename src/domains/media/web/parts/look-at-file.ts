import { must } from '../../../../kit/contract/must.ts'
import { checkContent, type ContentFacts, passes } from '../../content-checks.ts'
import { formats } from '../../formats.ts'

/** What the browser can tell of a chosen file before it is sent. What it cannot open is left to the server. */
export async function lookAtFile(file: File): Promise<ContentFacts> {
  const facts: ContentFacts = { name: file.name, bytes: file.size }
  if (!passes(checkContent(facts))) return facts
  try {
    // The readers are large and only needed by who uploads.
    const { fileTypeFromBlob } = await import('file-type')
    facts.mime = (await fileTypeFromBlob(file))?.mime ?? null
    if (!passes(checkContent(facts))) return facts
    const { kind } = must(formats[must(facts.mime, 'mime')])
    // Whether it’s whole, the server reads.
    if (kind === 'document') return facts
    if (kind === 'image') return { ...facts, ...(await imageFacts(file)) }
    const { lookAtVideo } = await import('./look-at-video.ts')
    return { ...facts, ...((await lookAtVideo(file)) ?? { readable: false }) }
  } catch {
    return facts
  }
}

/** Its size by its head: a picture too large to be opened has one too. */
async function imageFacts(file: Blob): Promise<Partial<ContentFacts>> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    const loaded = new Promise((resolve, reject) => {
      image.addEventListener('load', resolve, { once: true })
      image.addEventListener('error', reject, { once: true })
    })
    image.src = address
    await loaded
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(address)
  }
}

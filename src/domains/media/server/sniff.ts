import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** What a file is by its first bytes, as a media type; null for what nobody knows. Names and declared types are not asked. */
export async function sniff(path: string): Promise<string | null> {
  const found = await fileTypeFromFile(path)
  // SVG has no signature: it is told by its text, so that its refusal can name it.
  if (!found || found.mime === 'application/xml') return (await isSvg(path)) ? 'image/svg+xml' : null
  return found.mime
}

async function isSvg(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    return /<svg[\s>]/i.test(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await handle.close()
  }
}

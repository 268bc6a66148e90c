import { open } from 'node:fs/promises'

/** How near to its ends a PDF says that it begins and ends (ISO 32000-2, 7.5.2 and 7.5.5; readers allow as much). */
const nearBytes = 1024

/** Whether a PDF was saved to its end. It is never opened here: it is only handed back, as a download. */
export async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (from: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(nearBytes), 0, nearBytes, Math.max(0, from))
      return buffer.toString('latin1', 0, bytesRead)
    }
    return /%PDF-[12]\.\d/.test(await read(0)) && (await read(size - nearBytes)).includes('%%EOF')
  } finally {
    await file.close()
  }
}

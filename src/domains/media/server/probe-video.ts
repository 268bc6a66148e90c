import { open } from 'node:fs/promises'
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input, IsobmffInputFormat } from 'mediabunny'
import { isWholeMp4 } from './mp4-boxes.ts'

export type VideoFacts = { width: number; height: number; durationMs: number; hasSound: boolean }

/** A video that ends this much before it says has lost its end; smaller gaps are how programs round. */
const lostSeconds = 1

/** Reads every packet of a video to its end. Null when it is damaged, cut off or has no picture. */
export async function probeVideo(path: string): Promise<VideoFacts | null> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  try {
    if ((await input.getFormat()) instanceof IsobmffInputFormat && !(await isWhole(path))) return null
    const picture = await input.getPrimaryVideoTrack()
    if (!picture || !(await picture.getCodec())) return null
    let ends = 0
    for (const track of await input.getTracks()) {
      if (track !== picture && !track.isAudioTrack()) continue
      for await (const packet of new EncodedPacketSink(track).packets()) {
        if (packet.data.byteLength === 0) return null
        if (track === picture) ends = Math.max(ends, packet.timestamp + packet.duration)
      }
    }
    // Reading simply stops where a file was cut off.
    if (ends + lostSeconds < ((await input.getDurationFromMetadata([picture])) ?? 0)) return null
    return {
      width: await picture.getDisplayWidth(),
      height: await picture.getDisplayHeight(),
      durationMs: Math.round(ends * 1000),
      hasSound: (await input.getPrimaryAudioTrack()) !== null,
    }
  } catch {
    return null
  } finally {
    input.dispose()
  }
}

async function isWhole(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    return await isWholeMp4(file)
  } finally {
    await file.close()
  }
}

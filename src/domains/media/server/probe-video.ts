import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny'

export type VideoFacts = { width: number; height: number; durationMs: number; hasSound: boolean }

/** Reads every packet of a video to its end. Null when it is damaged, cut off or has no picture. */
export async function probeVideo(path: string): Promise<VideoFacts | null> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  try {
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

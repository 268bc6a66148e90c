import {
  type AudioCodec,
  EncodedPacketSink,
  Input,
  type InputTrack,
  MATROSKA,
  MP4,
  QTFF,
  type Source,
  WEBM,
} from 'mediabunny'

export type VideoFacts = {
  width: number
  height: number
  durationMs: number
  hasSound: boolean
  /** Null when the picture is coded in a way that browsers do not play. */
  codec: string | null
}

/** What browsers record and play sound in. */
const playable = new Set<AudioCodec | null>(['opus', 'aac'])
/** A video that ends this much before it says has lost its end; smaller gaps are how programs round. */
const lostSeconds = 1

/**
 * What a video is. `thorough` reads every packet to the end, otherwise the last one alone: quick enough for a phone.
 * Null when it is damaged, cut off or has no picture.
 */
export async function readVideo(source: Source, thorough: boolean): Promise<VideoFacts | null> {
  const input = new Input({ source, formats: [MP4, QTFF, MATROSKA, WEBM] })
  try {
    const picture = await input.getPrimaryVideoTrack()
    const ends = picture && (thorough ? await endOfEvery(input, picture) : await endOfLast(picture))
    if (!picture || ends === null) return null
    // Reading simply stops where a file was cut off.
    if (ends > 0 && ends + lostSeconds < ((await input.getDurationFromMetadata([picture])) ?? 0)) return null
    return {
      width: await picture.getDisplayWidth(),
      height: await picture.getDisplayHeight(),
      durationMs: Math.round(ends * 1000),
      hasSound: (await input.getPrimaryAudioTrack()) !== null,
      codec: await picture.getCodec(),
    }
  } catch {
    return null
  } finally {
    input.dispose()
  }
}

/** What a voice note is, read to its end; it has no picture. Null when it’s damaged, cut off, or shows anything. */
export async function readSound(source: Source): Promise<VideoFacts | null> {
  const input = new Input({ source, formats: [MP4, WEBM] })
  try {
    const sound = await input.getPrimaryAudioTrack()
    if (!sound || (await input.getVideoTracks()).length > 0) return null
    const [ends, codec] = [await endOfEvery(input, sound), await sound.getCodec()]
    if (ends === null) return null
    const durationMs = Math.round(ends * 1000)
    return { width: 0, height: 0, durationMs, hasSound: true, codec: playable.has(codec) ? codec : null }
  } catch {
    return null
  } finally {
    input.dispose()
  }
}

/** When a track ends, in seconds, after every packet of picture and sound was read. */
async function endOfEvery(input: Input, main: InputTrack): Promise<number | null> {
  let ends: number | null = null
  for (const track of await input.getTracks()) {
    if (track !== main && !track.isAudioTrack()) continue
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (packet.data.byteLength === 0) return null
      if (track === main) ends = Math.max(ends ?? 0, packet.timestamp + packet.duration)
    }
  }
  return ends
}

async function endOfLast(picture: InputTrack): Promise<number | null> {
  const last = await new EncodedPacketSink(picture).getPacket(Infinity)
  return last && last.data.byteLength > 0 ? last.timestamp + last.duration : null
}

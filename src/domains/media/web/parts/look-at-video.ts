import { BlobSource } from 'mediabunny'
import { readVideo, type VideoFacts } from '../../read-video.ts'

/** What a video is, read from its tables and its last moment: it may be of a coding that this browser cannot play. */
export function lookAtVideo(file: Blob): Promise<VideoFacts | null> {
  return readVideo(new BlobSource(file), false)
}

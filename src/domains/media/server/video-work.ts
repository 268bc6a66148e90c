import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { VideoFacts } from '../read-video.ts'
import { atMost } from './at-most.ts'

export type VideoTask = { task: 'read' | 'strip'; path: string; mime: string }

/** What an honest video of the largest size needs many times less of. */
const limits = { ms: 60_000, megabytes: 512 }
const few = atMost(2)

/** Reads every packet of a video or voice note to its end. Null when it is damaged, cut off, or a video without a picture. */
export async function probeVideo(path: string, mime: string, limitMs = limits.ms): Promise<VideoFacts | null> {
  return (await apart<VideoFacts>({ task: 'read', path, mime }, limitMs)) ?? null
}

/** Takes out of the video at `path` what tells a location. False when it is not built as its format says. */
export async function stripVideo(path: string, mime: string): Promise<boolean> {
  return (await apart<boolean>({ task: 'strip', path, mime }, limits.ms)) ?? false
}

/** Threads at rest: to load the readers takes longer than to read most videos. */
const atRest = new Set<Worker>()

/**
 * Works on a video in a thread apart: tables that lie can keep a reader busy for ever or eat all memory,
 * and then the thread is ended, not the server. Null when that happens.
 */
function apart<T>(task: VideoTask, limitMs: number): Promise<T | null> {
  return few(async () => {
    const [worker = startThread()] = atRest
    atRest.delete(worker)
    worker.ref()
    worker.postMessage(task)
    try {
      const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(limitMs) })) as [T | null]
      worker.unref()
      atRest.add(worker)
      return answer
    } catch (error) {
      await worker.terminate()
      const { name, code } = error as NodeJS.ErrnoException
      if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return null
      throw error
    }
  })
}

function startThread(): Worker {
  // Beside this file from the sources and in the bundle alike, with the same ending. Named apart: what is written in the
  // call itself, a bundler takes for a worker of the browser.
  const program = `video-worker${extname(import.meta.url)}`
  const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes }
  const worker = new Worker(new URL(program, import.meta.url), { resourceLimits })
  // What a reader leaves behind may still fail when the thread has answered.
  worker.on('error', () => atRest.delete(worker))
  return worker
}

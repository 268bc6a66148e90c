import { open, type FileHandle } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { FilePathSource } from 'mediabunny'
import { must } from '../../../kit/contract/must.ts'
import { readSound, readVideo, type VideoFacts } from '../read-video.ts'
import { isWholeMp4 } from './mp4-boxes.ts'
import { stripMatroska } from './strip-matroska.ts'
import { stripMp4 } from './strip-mp4.ts'
import type { VideoTask } from './video-work.ts'

must(parentPort, 'parent port').on('message', (task: VideoTask) => void answer(task))

async function answer({ task, path, mime }: VideoTask): Promise<void> {
  const isMatroska = mime.endsWith('/webm') || mime === 'video/matroska'
  const file = await open(path, task === 'strip' ? 'r+' : 'r')
  try {
    must(parentPort, 'parent port').postMessage(
      task === 'strip' ? await strip(file, isMatroska) : await read(file, { path, mime, isMatroska }),
    )
  } finally {
    await file.close()
  }
}

type Read = { path: string; mime: string; isMatroska: boolean }

async function read(handle: FileHandle, { path, mime, isMatroska }: Read): Promise<VideoFacts | null> {
  if (!isMatroska && !(await isWholeMp4(handle))) return null
  const source = new FilePathSource(path)
  return mime.startsWith('audio/') ? readSound(source) : readVideo(source, true)
}

async function strip(handle: FileHandle, isMatroska: boolean): Promise<boolean> {
  try {
    await (isMatroska ? stripMatroska(handle) : stripMp4(handle))
    await handle.sync()
    return true
  } catch (error) {
    // A disk that fails is ours; tables that lead nowhere are the file's.
    if (error instanceof Error && 'syscall' in error) throw error
    return false
  }
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoVideo } from './build.ts'
import { probeVideo } from './video-work.ts'

it('gives up on a video that keeps its reader busy for ever, and goes on with the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'video-'))
  const video = await demoVideo()
  const path = join(folder, 'film')
  await writeFile(path, endless(video))
  expect(await probeVideo(path, 'video/mp4', 700)).toBeNull()
  await writeFile(path, video)
  expect(await probeVideo(path, 'video/mp4')).toMatchObject({ durationMs: 6000 })
  await rm(folder, { recursive: true })
})

/** Every chunk of it claims four billion samples. */
function endless(video: Buffer): Buffer {
  const bytes = Buffer.from(video)
  for (let at = bytes.indexOf('stsc'); at >= 0; at = bytes.indexOf('stsc', at + 4))
    bytes.writeUInt32BE(0xffffffff, at + 16)
  return bytes
}

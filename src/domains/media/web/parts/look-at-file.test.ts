import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pdfOf } from '../../../../world/content-stories.ts'
import { type Asked, checkContent } from '../../content-checks.ts'
import { lookAtFile } from './look-at-file.ts'

const demoVideo = () => readFile(join(import.meta.dirname, '../../../../world/pictures/assets/demo-vertical.mp4'))
const fileOf = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name)
const failing = async (file: File, asked?: Asked) =>
  checkContent(await lookAtFile(file), asked)
    .filter((check) => !check.ok)
    .map((check) => check.check)

it('knows a video before it is sent, whatever the browser can play', async () => {
  expect(await lookAtFile(fileOf('reel.mp4', await demoVideo()))).toMatchObject({
    mime: 'video/mp4',
    width: 1080,
    height: 1920,
    durationMs: 6000,
    hasSound: true,
    codec: 'avc',
  })
})

it('says before the transfer what the server would say after it', async () => {
  const video = await demoVideo()
  expect(await failing(fileOf('reel.mp4', video), { type: 'reel' })).toEqual([])
  expect(await failing(fileOf('reel.mp4', video.subarray(0, 300_000)))).toEqual(['readable'])
  expect(await failing(fileOf('photo.jpg', video))).toEqual(['type'])
  expect(await failing(fileOf('photo.jpg', Buffer.from('MZ a program')))).toEqual(['type'])
  expect(await failing(fileOf('photo.jpg', Buffer.alloc(0)))).toEqual(['size'])
  expect(await failing(fileOf('logo.svg', Buffer.from('<svg/>')))).toEqual(['type'])
  expect(await failing(fileOf('reel.mov', mute(video)), { type: 'reel' })).toEqual(['sound'])
})

it('leaves to the server what it cannot open', async () => {
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
  expect(await lookAtFile(fileOf('a.jpg', jpeg))).toEqual({ name: 'a.jpg', bytes: jpeg.length, mime: 'image/jpeg' })
  const pdf = pdfOf('Menu')
  expect(await lookAtFile(fileOf('a.pdf', pdf))).toEqual({ name: 'a.pdf', bytes: pdf.length, mime: 'application/pdf' })
})

/** The same film as QuickTime, with its sound called something else. */
function mute(video: Buffer): Buffer {
  const bytes = Buffer.from(video)
  bytes.write('qt  ', bytes.indexOf('ftyp') + 4, 'latin1')
  bytes.write('none', bytes.indexOf('soun'), 'latin1')
  return bytes
}

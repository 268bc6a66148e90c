import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { UploadOptions } from 'tus-js-client'
import { first, must } from '../../../../kit/contract/must.ts'
import { serve, type Served } from '../../../../app/testing/serve.ts'
import { type World, world } from '../../../../world/world.ts'
import { downloadAddress, pictureSources } from './addresses.ts'
import { initialsOf } from '../../initials.ts'
import { type Refusal, sendFile } from './send-file.ts'

const demoVideo = () => readFile(join(import.meta.dirname, '../../../../world/pictures/assets/demo-vertical.mp4'))

let w: World
let served: Served
beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
})
afterEach(() => served.close())

type Outcome = { uid?: string; refusal?: Refusal; progress: number[] }

/** Sends bytes as a file under a name; outside a browser the bytes stand for the file. */
async function send(name: string, bytes: Buffer, options: Partial<UploadOptions> = {}): Promise<Outcome> {
  const token = await served.tokenOf(w.alice)
  const progress: number[] = []
  return new Promise((resolve, reject) => {
    const events = {
      token: () => Promise.resolve(token),
      onProgress: (share: number) => void progress.push(share),
      onDone: (uid: string) => resolve({ uid, progress }),
      onRefused: (refusal: Refusal) => resolve({ refusal, progress }),
    }
    const file = Object.assign(bytes, { name }) as unknown as File
    sendFile(file, events, { endpoint: `${served.url}/uploads`, chunkSize: 150_000, ...options }).catch(reject)
  })
}

it('sends a file in parts and hands over its uid', async () => {
  const { uid, progress } = await send('reel.mp4', await demoVideo())
  expect(await w.alice.call('getFile', { uid: must(uid) })).toMatchObject({ kind: 'video', durationMs: 6000 })
  expect(progress.at(-1)).toBe(1)
  expect(progress.length).toBeGreaterThan(2)
})

it('goes on with what was begun, and finds what was finished without sending it again', async () => {
  const urls: string[] = []
  const seen: string[] = []
  const onAfterResponse: UploadOptions['onAfterResponse'] = (request) => {
    seen.push(request.getMethod())
    if (request.getMethod() === 'PATCH') urls.push(request.getURL())
  }
  const { uid } = await send('reel.mp4', await demoVideo(), { onAfterResponse })
  expect(seen.slice(0, 2)).toEqual(['POST', 'PATCH'])
  seen.length = 0
  const again = await send('reel.mp4', await demoVideo(), { onAfterResponse, uploadUrl: first(urls) })
  expect([again.uid, seen]).toEqual([uid, ['HEAD']])
})

it('says why a file is refused, before and after the transfer', async () => {
  const early = await send('notes.txt', Buffer.from('hello'))
  expect(early.refusal).toMatchObject({
    message: expect.stringMatching(/^We don’t support files with \.txt\./) as string,
    checks: [{ check: 'type', ok: false }],
  })
  const late = await send('photo.jpg', Buffer.from('no picture at all'))
  expect(must(late.refusal).message).toMatch(/^This file isn’t a photo or video/)
  expect(must(late.refusal).checks.filter((check) => !check.ok)).toHaveLength(1)
})

it('keeps what was sent when nobody answers', async () => {
  const { refusal } = await send('reel.mp4', await demoVideo(), {
    endpoint: 'http://127.0.0.1:9/uploads',
    retryDelays: [],
  })
  expect(refusal).toEqual({
    message: 'No connection. We’ve kept your progress. Try again to continue.',
    checks: [],
    mayPass: true,
  })
})

it('writes the addresses of pictures, signed ones too', () => {
  expect(pictureSources('ab/c.jpg?exp=1&sig=x')).toBe(
    '/media/thumb/ab/c.jpg?exp=1&sig=x 240w, /media/card/ab/c.jpg?exp=1&sig=x 720w, /media/full/ab/c.jpg?exp=1&sig=x 1600w',
  )
  expect([downloadAddress('ab/c.mp4'), downloadAddress('ab/c.mp4?exp=1')]).toEqual([
    '/media/original/ab/c.mp4?download',
    '/media/original/ab/c.mp4?exp=1&download',
  ])
})

it('draws initials from the first and the last word', () => {
  expect(['Alice Moreau', 'Luna', 'Café & Bar du Nord', 'élan', ''].map(initialsOf)).toEqual(['AM', 'L', 'CN', 'É', ''])
})

import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openStorage } from '../../../adapters/storage/open-storage.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { countedCollab } from '../../../world/value-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { storyPictureSize } from './story-picture.ts'
import { storyPictureRoute } from './story-picture-route.ts'

async function opened(w: World) {
  const collabUid = await countedCollab(w)
  const { pictureUrl } = await w.bella.call('getCollabStory', { collabUid })
  const app = Fastify()
  storyPictureRoute(app, { database: w.database, config: w.config, storage: openStorage(w.config) })
  return { collabUid, pictureUrl, open: (url: string) => app.inject({ method: 'GET', url }) }
}

it('draws a slide with the content that may be used', async () => {
  const w = await world()
  const { pictureUrl, open } = await opened(w)
  const answer = await open(pictureUrl)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="alice.eats-2026-03-10.png"',
  })
  const { width, height, format } = await sharp(answer.rawPayload).metadata()
  expect({ width, height, format }).toEqual({ ...storyPictureSize, format: 'png' })
  // Right of every word, where pictures stand.
  const right = { left: storyPictureSize.width - 70, top: 300, width: 60, height: 100 }
  const paper = [250, 249, 247]
  // Of the pixels themselves: `stats` looks at the whole of what it is given.
  const colourOf = async (bytes: Buffer) => {
    const { channels } = await sharp(await sharp(bytes).extract(right).toBuffer()).stats()
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
  }
  expect(await colourOf(answer.rawPayload)).not.toEqual(paper)
  // Once the rights have ended, the numbers stay and the pictures go.
  setClock(plus(now(), 5 * 366 * dayMs))
  const { pictureUrl: later } = await w.bella.call('getCollabStory', {
    collabUid: new URL(pictureUrl, 'http://x').searchParams.get('collab') ?? '',
  })
  expect(await colourOf((await open(later)).rawPayload)).toEqual(paper)
})

it('opens for nobody with another collab or after its hour', async () => {
  const w = await world()
  const { pictureUrl, open } = await opened(w)
  expect((await open(pictureUrl.replace(/collab=[^&]+/, 'collab=collab_other'))).statusCode).not.toBe(200)
  setClock(plus(now(), 3 * hourMs))
  expect((await open(pictureUrl)).statusCode).not.toBe(200)
})

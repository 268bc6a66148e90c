import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Storage } from '../../adapters/storage/storage.ts'
import { atMost } from '../../domains/media/server/at-most.ts'
import { unsafePictures } from '../../domains/media/server/public-picture.ts'
import { reachedWords } from '../../domains/value/reached-words.ts'
import { findPublicStory } from '../../domains/value/server/story-page.ts'
import type { PublicStory } from '../../domains/value/story-page.ts'
import { possessive } from '../../kit/contract/possessive.ts'
import { CallError } from '../../kit/contract/errors.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import { networkOf, steppedLimiter } from '../../kit/server/limits.ts'
import type { SendGone, SendOpen } from './influencer-pages.ts'

type Parts = { database: Database; config: Config; storage: Storage; send: SendOpen; gone: SendGone }
type Asked = FastifyRequest<{ Params: { code: string } }>

/** A collab as its creator shows it to everybody, and the picture of its link. Both are gone as soon as either side says so. */
export function storyPageRoutes(app: FastifyInstance, { database, config, storage, send, gone }: Parts): void {
  const { db } = database
  // Read where it was written: a replica may still show what was taken down.
  const find = (code: string) => findPublicStory(db, config, code)
  app.get('/c/:code', async (request: Asked, reply) => {
    const story = await find(request.params.code)
    if (!story) return gone(request, reply)
    const { brandName, city, creatorName, title, reached } = story
    const url = `/c/${story.code}`
    return send(
      reply,
      url,
      { kind: 'collab-story', story },
      {
        title: `${creatorName} at ${brandName}`,
        description: [`${title} at ${brandName}, ${city}.`, reachedWords(reached)].filter(Boolean).join(' '),
        image: `${url}/share.jpg?${tagOf(story)}`,
        hidden: true,
      },
    )
  })
  const drawing = steppedLimiter(database, 'story-page', 60, 60, 'Too many requests. Wait a moment, then try again.')
  const few = atMost(1)
  const pictureOf = unsafePictures(db, storage)
  app.get('/c/:code/share.jpg', async (request: Asked, reply) => {
    const story = await find(request.params.code)
    if (!story) throw new CallError('not-found', 'This page isn’t public, or it no longer exists.')
    const tag = `"${tagOf(story)}"`
    // Asked about each time, so that it is gone with the page; and sent again only when it changed.
    void reply.header('cache-control', 'public, no-cache').header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    await drawing.take(networkOf(request.ip))
    const picture = await few(async () => {
      const { shareCard } = await import('./share-picture.ts')
      const { creatorName: name, handle, brandName, city, posts } = story
      const paths = posts.flatMap(({ path }) => path ?? [])
      const card = { title: brandName, lead: `${possessive(name)} collab`, foot: `@${handle} · ${city}`, name }
      return shareCard(card, paths, config.PRODUCT_NAME, pictureOf)
    })
    return reply.type('image/jpeg').send(picture)
  })
}

/** Changes with whatever the picture of a link shows. */
function tagOf({ brandName, creatorName, handle, city, posts }: PublicStory): string {
  const shown = JSON.stringify([brandName, creatorName, handle, city, posts.map(({ path }) => path).slice(0, 3)])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22)
}

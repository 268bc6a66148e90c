import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { must } from '../../kit/contract/must.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import type { PublicInfluencer } from '../../domains/content/public-influencer.ts'
import { findPublicInfluencer } from '../../domains/content/server/public-influencer.ts'
import { atMost } from '../../domains/media/server/at-most.ts'
import { publicPictures } from '../../domains/media/server/public-picture.ts'
import { CallError } from '../../kit/contract/errors.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Database } from '../../kit/server/database.ts'
import { networkOf, steppedLimiter } from '../../kit/server/limits.ts'
import type { OpenPage } from '../open-pages.ts'
import type { Head } from './heads.ts'
import { pressKit } from './press-kit.ts'
import { shareTag } from './share-tag.ts'

export type SendOpen = (reply: FastifyReply, path: string, open: OpenPage, head: Head) => Promise<FastifyReply>
export type SendGone = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
type Parts = { database: Database; config: Config; storage: Storage; send: SendOpen; gone: SendGone }

/** Share pictures that are kept drawn. */
const mostDrawn = 100

/** An influencer's public page, and what belongs to it: its code, its press kit, and the picture of its link. */
export function influencerPageRoutes(app: FastifyInstance, { database, config, storage, send, gone }: Parts): void {
  const sendInfluencer = (reply: FastifyReply, influencer: PublicInfluencer) => {
    const url = `/i/${influencer.slug}`
    return send(
      reply,
      url,
      { kind: 'influencer', influencer, url },
      {
        title: `${influencer.name} (@${influencer.handle})`,
        description: influencer.bio || `${influencer.name} makes content about venues in ${influencer.city}.`,
        image: `${url}/share.jpg?${shareTag(influencer)}`,
        hidden: !influencer.inSearch,
      },
    )
  }
  // Read where it was written: a replica may still show what was switched off.
  const bySlug = (slug: string) => findPublicInfluencer(database.db, { slug })
  app.get('/i/:slug', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const { slug } = request.params
    const influencer = await bySlug(slug)
    if (!influencer) return gone(request, reply)
    // Of a profile that was merged into this one.
    if (influencer.slug !== slug) return reply.redirect(`/i/${influencer.slug}`, 301)
    return sendInfluencer(reply, influencer)
  })
  app.get('/app/influencer/profile', async (request: FastifyRequest<{ Querystring: { handle?: string } }>, reply) => {
    const { handle } = request.query
    const influencer = typeof handle === 'string' ? await findPublicInfluencer(database.db, { handle }) : null
    return influencer ? sendInfluencer(reply, influencer) : gone(request, reply)
  })
  // All three are drawn when they are asked for.
  const drawing = steppedLimiter(database, 'press-kit', 60, 60, 'Too many requests. Wait a moment, then try again.')
  app.get('/i/:slug/qr.svg', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    await drawing.take(networkOf(request.ip))
    const influencer = await mustFind(bySlug(request.params.slug))
    const { default: QRCode } = await import('qrcode')
    const code = await QRCode.toString(`${config.publicUrl}/i/${influencer.slug}`, { type: 'svg', margin: 1 })
    return reply.header('cache-control', 'no-cache').type('image/svg+xml').send(code)
  })
  app.get('/i/:slug/kit.pdf', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    await drawing.take(networkOf(request.ip))
    const influencer = await mustFind(bySlug(request.params.slug))
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `inline; filename="${influencer.slug}.pdf"`)
      .type('application/pdf')
      .send(await pressKit(influencer, config))
  })
  const pictureOf = publicPictures(database.db, storage)
  const few = atMost(2)
  // What it takes to draw is loaded with the first picture: a start does not wait for it.
  const draw = async (influencer: PublicInfluencer) => {
    const { sharePicture } = await import('./share-picture.ts')
    return sharePicture(influencer, config.PRODUCT_NAME, pictureOf)
  }
  const drawn = new Map<string, Promise<Buffer>>()
  app.get('/i/:slug/share.jpg', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const influencer = await mustFind(bySlug(request.params.slug))
    const tag = `"${shareTag(influencer)}"`
    // Asked about each time, so that it is gone with the page; and sent again only when it changed.
    void reply.header('cache-control', 'public, no-cache').header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    await drawing.take(networkOf(request.ip))
    const key = influencer.slug + tag
    const picture = drawn.get(key) ?? few(() => draw(influencer))
    picture.catch(() => drawn.delete(key))
    if (drawn.size >= mostDrawn) drawn.delete(must(drawn.keys().next().value, 'oldest picture'))
    drawn.set(key, picture)
    return reply.type('image/jpeg').send(await picture)
  })
}

async function mustFind(page: Promise<PublicInfluencer | null>): Promise<PublicInfluencer> {
  const found = await page
  if (!found) throw new CallError('not-found', 'This page isn’t public, or it no longer exists.')
  return found
}

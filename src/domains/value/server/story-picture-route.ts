import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { unsafeFindCollabs } from '../../collabs/server/reads.ts'
import { atMost } from '../../media/server/at-most.ts'
import { unsafePictures } from '../../media/server/public-picture.ts'
import { loadStory } from './story.ts'
import { isStoryPictureLink } from './story-link.ts'
import type { Slide } from './story-picture.ts'

type PictureRequest = FastifyRequest<{ Querystring: { collab?: string; until?: string; sig?: string } }>
type Parts = { database: Database; config: Config; storage: Storage }

/** A slide holds so many pictures. */
const mostPictures = 3

/** `GET /story/picture.png`: a story as one picture, by an address from `getCollabStory`. Only with content that may be used now. */
export function storyPictureRoute(app: FastifyInstance, { database, config, storage }: Parts): void {
  const { db } = database
  const pictureOf = unsafePictures(db, storage)
  const few = atMost(1)
  app.get('/story/picture.png', async (request: PictureRequest, reply) => {
    const { collab: uid } = request.query
    const collab =
      uid && isStoryPictureLink(config, request.query) ? (await unsafeFindCollabs(db, [uid])).get(uid) : undefined
    if (!collab) throw new CallError('not-found', 'This link has expired. Open the story and download it again.')
    const story = await loadStory(db, config, collab, true)
    const paths = story.posts
      .toSorted((a, b) => (b.views ?? 0) - (a.views ?? 0))
      .flatMap((post) => post.path ?? [])
      .slice(0, mostPictures)
    const png = await few(async () => {
      const pictures = await Promise.all(paths.map(pictureOf))
      const { storyPicture } = await import('./story-picture.ts')
      return storyPicture(
        slideOf(story, config.PRODUCT_NAME),
        pictures.filter((picture) => picture !== null),
      )
    })
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="${story.handle}-${story.visitDay}.png"`)
      .type('image/png')
      .send(png)
  })
}

const number = new Intl.NumberFormat('en-GB')
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function slideOf(story: Awaited<ReturnType<typeof loadStory>>, product: string): Slide {
  const { withFigures, agreed, views, clicks, bookings, vouchers } = story.summary
  const usable = story.summary.deliverables
  const viewWord = views === 1 ? 'view' : 'views'
  const numbers = [
    views !== null && {
      name: withFigures < agreed ? `${viewWord} (${withFigures} of ${agreed} deliverables)` : viewWord,
      value: number.format(views),
    },
    { name: usable === 1 ? 'deliverable' : 'deliverables', value: String(usable) },
    clicks !== null && { name: clicks === 1 ? 'link click' : 'link clicks', value: number.format(clicks) },
    bookings !== null && { name: bookings === 1 ? 'booking' : 'bookings', value: number.format(bookings) },
    vouchers !== null && {
      name: vouchers === 1 ? 'voucher redeemed' : 'vouchers redeemed',
      value: number.format(vouchers),
    },
  ].filter((one) => one !== false)
  return {
    title: `${story.creatorName} at ${story.brandName}`,
    lead: `${story.briefTitle} · ${date.format(new Date(`${story.visitDay}T12:00:00Z`))}`,
    numbers,
    product,
  }
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Database } from '../../../kit/server/database.ts'
import { unsafeFindCollabs } from '../../collabs/server/reads.ts'
import { unsafePictures } from '../../media/server/public-picture.ts'
import { sharedStory } from '../shared-story.ts'
import { isStoryLinkOpen, loadWholeStory } from './story.ts'
import { readStoryPaperLink, type StoryPaperQuery } from './story-link.ts'
import { storyPaper } from './story-paper.ts'

type Parts = { database: Database; config: Config; storage: Storage }

/** So many pictures stand beside each other. */
const mostPictures = 3

/**
 * `GET /story/story.pdf`: a story as a PDF, by an address from `getCollabStory` or `getSharedStory`. What a link shows, with
 * pictures only of content that may be used now.
 */
export function storyPaperRoute(app: FastifyInstance, { database, config, storage }: Parts): void {
  const { db } = database
  const pictureOf = unsafePictures(db, storage)
  app.get('/story/story.pdf', async (request: FastifyRequest<{ Querystring: StoryPaperQuery }>, reply) => {
    const given = readStoryPaperLink(config, request.query)
    const isOver = given?.linkUid && !(await isStoryLinkOpen(db, given.linkUid))
    const asked = isOver ? null : given
    const collab = asked && (await unsafeFindCollabs(db, [asked.collabUid])).get(asked.collabUid)
    if (!collab) throw new CallError('not-found', 'This link has expired. Open the story and download it again.')
    const story = await loadWholeStory(db, config, collab, { usable: true, comparedPeriod: '365' })
    const shown = story.posts
      .filter(({ path }) => path !== null)
      .toSorted((a, b) => (b.views ?? 0) - (a.views ?? 0))
      .slice(0, mostPictures)
    const pictures = await Promise.all(
      shown.map(async ({ path, format }) => ({
        bytes: path && (await pictureOf(path)),
        alt: `A ${format} of this collab`,
      })),
    )
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `inline; filename="${story.handle}-${story.visitDay}.pdf"`)
      .type('application/pdf')
      .send(
        await storyPaper(
          sharedStory(story, asked.withCosts),
          pictures.flatMap(({ bytes, alt }) => (bytes ? { bytes, alt } : [])),
          config.PRODUCT_NAME,
        ),
      )
  })
}

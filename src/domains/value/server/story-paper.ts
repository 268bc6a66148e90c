import { openPaper, paperDay, type PaperPicture } from '../../../kit/server/paper.ts'
import { comparedWords, measureWords } from '../comparison.ts'
import { oneFormat } from '../one-format.ts'
import { reportNumbers } from '../report-rows.ts'
import type { sharedStory } from '../shared-story.ts'
import { opinionWords, platformNames } from '../../profiles/vocabulary.ts'
import { written } from './paper-words.ts'

const left = (...widths: number[]) => widths.map((width) => ({ width, align: 'left' as const }))
const named = left(150, 333)
const compared = left(150, 111, 111, 111)

type Shown = ReturnType<typeof sharedStory>

const nameIn = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const dayOf = (day: string) => paperDay(`${day}T12:00:00Z`, 'UTC')

/** A story as a PDF, with what a link to it shows: the posts, what they reached, how that compares, and the reviews. */
export async function storyPaper(story: Shown, pictures: readonly PaperPicture[], product: string): Promise<Buffer> {
  const { creatorName, handle, brandName, city, briefTitle, visitDay, posts, reviews, summary, currency } = story
  const title = `${creatorName} at ${brandName}`
  const paper = await openPaper({ title, author: product, columns: named })
  paper.head(title)
  paper.text(`${briefTitle} · @${handle} · ${city}, ${dayOf(visitDay)}`, { quiet: true })
  if (pictures.length > 0) paper.pictures(pictures, 140)
  paper.section('Results')
  for (const { name, now } of reportNumbers({ now: summary, before: { ...summary, collabs: 0 }, currency }, written))
    if (name !== 'Visits') paper.row([name, now], 'first')
  addComparison(paper, story)
  paper.section('Posts')
  if (posts.length === 0) paper.text('No content is approved yet.')
  for (const { format, platform, views, isWithdrawn, origin, publishedAt } of posts)
    paper.row(
      [
        `${upperFirst(oneFormat(format, platform))} on ${nameIn(platformNames, platform)}`,
        [
          isWithdrawn
            ? 'Views withdrawn by the creator'
            : views === null
              ? 'No insights yet'
              : `${written.number(views)} ${views === 1 ? 'view' : 'views'}`,
          origin && views !== null && `seen ${dayOf(origin.takenOn)}`,
          publishedAt && `posted ${paperDay(publishedAt, 'UTC')}`,
        ]
          .filter(Boolean)
          .join(', '),
      ],
      'first',
    )
  if (reviews.length > 0) paper.section('Reviews')
  for (const { side, value, text } of reviews)
    paper.row(
      [
        side === 'brand' ? brandName : creatorName,
        [opinionWords[value as keyof typeof opinionWords], text && `“${text}”`].filter(Boolean).join(': '),
      ],
      'first',
    )
  return paper.finish()
}

function addComparison(
  paper: Awaited<ReturnType<typeof openPaper>>,
  { compared: rows, comparedPeriod, similarIn, currency }: Shown,
) {
  if (rows.length === 0) return
  paper.section('How it compares')
  paper.row(['', 'This collab', 'The venue’s other collabs', 'Similar venues'], true, compared)
  for (const { measure, own, venue, similar } of rows) {
    const write = (value: number | null) => {
      if (value === null) return '–'
      return measure === 'costPerThousand' ? written.money(value, currency) : written.number(value)
    }
    paper.row([measureWords[measure], write(own), write(venue), write(similar)], 'first', compared)
  }
  paper.text(comparedWords(comparedPeriod, similarIn), { quiet: true })
}

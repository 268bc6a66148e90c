import type { PublicInfluencer } from '../../domains/content/public-influencer.ts'
import type { Config } from '../../kit/server/config.ts'
import { dayInWords } from '../../kit/contract/when.ts'
import { openPaper } from '../../kit/server/paper.ts'

/** An influencer's public page on paper: the same facts, nothing more. */
export async function pressKit(influencer: PublicInfluencer, config: Config): Promise<Buffer> {
  const { name, handle, bio, city, cities, languages, vibe, accounts, slug } = influencer
  const paper = await openPaper({
    title: `${name}, media kit`,
    author: config.PRODUCT_NAME,
    columns: [
      { width: 100, align: 'left' },
      { width: 133, align: 'left' },
      { width: 90, align: 'right' },
      { width: 80, align: 'right' },
      { width: 80, align: 'right' },
    ],
  })
  paper.head(`${name} (@${handle})`)
  if (bio) paper.text(bio)
  paper.text(`Based in ${[city, ...cities].join(', ')}. Speaks ${languages.join(', ')}. Makes ${vibe.join(', ')}.`)
  paper.row(['Account', 'Handle', 'Followers', 'Views', 'Engagement'], true)
  for (const one of accounts) {
    const engagement = one.engagementBp === null ? '–' : `${(one.engagementBp / 100).toFixed(1)}%`
    const views = one.averageViews?.toLocaleString('en-GB') ?? '–'
    paper.row([one.platform, `@${one.handle}`, one.followers.toLocaleString('en-GB'), views, engagement])
  }
  const [newest] = accounts.map(({ confirmedAt }) => confirmedAt.slice(0, 10)).toSorted((a, b) => b.localeCompare(a))
  paper.text(`${newest ? `Insights from ${dayInWords(newest)}. ` : ''}${config.publicUrl}/i/${slug}`, { quiet: true })
  return paper.finish()
}

import type { ArticlePage as Article, OpenWords } from '../../open-pages.ts'
import { DataOf } from './DataOf.tsx'
import { Articles } from './HelpPage.tsx'
import { withShots } from './Shot.tsx'
import styles from './help.module.css'

/** One article of the help, with what else is read by the same people. */
export function ArticlePage({ article, words }: { article: Article; words: OpenWords }) {
  const { title, about, html, others } = article
  return (
    <>
      <nav aria-label="You are here" className={styles.trail}>
        <a href="/help">Help</a>
      </nav>
      <article className={styles.article}>
        <h1 className="serif">{title}</h1>
        <p className="plain-lead">{about}</p>
        {/* oxlint-disable-next-line react/no-danger -- Markdown of our own, rendered by the server */}
        <div dangerouslySetInnerHTML={{ __html: withShots(html) }} />
      </article>
      <section className={styles.others}>
        <h2 className="serif">Read next</h2>
        <Articles articles={others} />
      </section>
      <p className={styles.further}>
        Still stuck? <a href="/support">Contact support</a>
      </p>
      <DataOf data={articleData(article, words)} />
    </>
  )
}

function articleData({ title, about, slug }: Article, { product, origin }: OpenWords): object {
  const url = `${origin}/help/${slug}`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: title,
        description: about,
        url,
        publisher: { '@type': 'Organization', name: product, url: `${origin}/` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Help', item: `${origin}/help` },
          { '@type': 'ListItem', position: 2, name: title, item: url },
        ],
      },
    ],
  }
}

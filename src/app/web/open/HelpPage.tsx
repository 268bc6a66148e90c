import type { ArticleLink, HelpAudience } from '../../open-pages.ts'
import { HelpSearch } from './HelpSearch.tsx'
import styles from './help.module.css'

const audiences: Record<HelpAudience, string> = {
  owners: 'Venue owners',
  managers: 'Venue teams',
  creators: 'Creators',
}

type Props = { query: string; articles: readonly ArticleLink[] }

/** Every article by who it is for, or what a search found. */
export function HelpPage({ query, articles }: Props) {
  return (
    <>
      <h1 className="serif">Help</h1>
      <HelpSearch query={query} />
      {query ? <Found query={query} articles={articles} /> : <Groups articles={articles} />}
      <p className={styles.further}>
        Can’t find it? <a href="/support">Contact support</a>
      </p>
    </>
  )
}

function Groups({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <div className={styles.groups}>
      {Object.entries(audiences).map(([audience, name]) => (
        <section key={audience}>
          <h2 className="serif">{name}</h2>
          <Articles articles={articles.filter((one) => one.audience === audience)} />
        </section>
      ))}
    </div>
  )
}

function Found({ query, articles }: Props) {
  return (
    <section>
      <h2 className="serif">{articles.length === 0 ? `Nothing found for “${query}”` : `Results for “${query}”`}</h2>
      {articles.length === 0 ? (
        <p>
          Try another word, or <a href="/help">see all articles</a>.
        </p>
      ) : (
        <Articles articles={articles} />
      )}
    </section>
  )
}

/** Articles with what each is about. */
export function Articles({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <ul className={styles.articles}>
      {articles.map(({ slug, title, about }) => (
        <li key={slug}>
          <a href={`/help/${slug}`}>{title}</a>
          <span>{about}</span>
        </li>
      ))}
    </ul>
  )
}

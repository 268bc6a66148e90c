import { productName } from '../../../../kit/web/page-facts.ts'
import { Logo } from './Logo.tsx'
import styles from './public-frame.module.css'

/** Where everybody may go, in the order of the header. */
const places = [
  ['Home', '/'],
  ['For creators', '/creators'],
  ['Pricing', '/pricing'],
  ['Schedule Call', '/schedule-call'],
  ['Help', '/help'],
] as const

type Props = {
  /** The product's name, where the page cannot say it. */
  product?: string
  /** The page that is shown. */
  path?: string | undefined
}

/** The header of every page that needs no account: the same on what the server writes and what the application draws. */
export function PublicHeader({ product = productName(), path }: Props) {
  return (
    <header className={styles.header}>
      <a href="/" className={styles.name} aria-label={`${product}, home`}>
        <Logo size={32} />
        <span className="serif">{product}</span>
      </a>
      <nav aria-label="Pages" className={styles.pages}>
        <Places path={path} />
      </nav>
      <div className={styles.ways} data-ways>
        <a href="/login" aria-current={path === '/login' ? 'page' : undefined}>
          Sign in
        </a>
        <a href="/join" className={styles.join} aria-current={path === '/join' ? 'page' : undefined}>
          Join
        </a>
      </div>
      <details className={styles.menu}>
        <summary>Menu</summary>
        <nav aria-label="Pages">
          <Places path={path} />
        </nav>
      </details>
    </header>
  )
}

function Places({ path }: { path: string | undefined }) {
  return places.map(([label, href]) => (
    <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
      {label}
    </a>
  ))
}

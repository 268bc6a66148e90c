import { productName } from '../../../../kit/web/page-facts.ts'
import styles from './public-frame.module.css'

const groups = [
  [
    'For venues',
    [
      ['How it works', '/#how'],
      ['Pricing', '/pricing'],
      ['Add your venue', '/join?as=brand'],
      ['Schedule a call', '/schedule-call'],
    ],
  ],
  [
    'For creators',
    [
      ['What you get', '/creators'],
      ['Join as a creator', '/join?as=influencer'],
    ],
  ],
  [
    'Help',
    [
      ['Help articles', '/help'],
      ['Support', '/support'],
    ],
  ],
  [
    'Small print',
    [
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Cookies and analytics', '/consent'],
    ],
  ],
] as const

/** The footer of every page that needs no account. */
export function PublicFooter({ product = productName() }: { product?: string }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        {groups.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <b>{title}</b>
            {links.map(([label, href]) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        ))}
      </div>
      <small>{product}: influencer marketing made effortless.</small>
    </footer>
  )
}

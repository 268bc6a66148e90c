import { must } from '../../../../kit/contract/must.ts'
import styles from './ad-card.module.css'
import { IconArrowUpRight, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LinkToAddress } from '../../../../kit/web/link.tsx'
import { productName } from '../../../../kit/web/page-facts.ts'
import { parseAddress } from '../../../../kit/web/route.ts'
import { ownPath } from '../../../../kit/contract/own-path.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import type { CurrentAdView } from '../../contract.ts'

type Props = { ad: Omit<CurrentAdView, 'uid'>; onFollow?: () => void }

/** An ad as it is seen: always said to be one, the whole card its link. */
export function AdCard({ ad, onFollow }: Props) {
  const { title, text, link, picture, alternativeText, house } = ad
  const label = house ? `From ${productName()}` : 'Sponsored'
  const isOurs = ownPath(link) !== null
  return (
    <aside className={styles.ad} aria-label={label}>
      <Whole link={link} onFollow={onFollow}>
        {picture && (
          <span className={styles.picture}>
            <Picture path={picture} alt={alternativeText} ratio={3 / 2} sizes="108px" />
          </span>
        )}
        <span className={styles.words}>
          <small className="dim">{label}</small>
          <b>{title}</b>
          <span className="dim">{text}</span>
        </span>
        {isOurs ? <IconChevronRight size={20} aria-hidden /> : <IconArrowUpRight size={20} aria-hidden />}
      </Whole>
    </aside>
  )
}

function Whole({ link, onFollow, children }: { link: string; onFollow?: () => void; children: ReactNode }) {
  const own = ownPath(link)
  const className = `card link-card ${styles.card}`
  if (own === null)
    return (
      <a href={link} className={className} target="_blank" rel="noopener sponsored" onClick={onFollow}>
        {children}
      </a>
    )
  const [path = '', query = ''] = must(own.split('#')[0], 'part').split('?')
  return (
    <LinkToAddress to={{ path, search: parseAddress(query) }} className={className} onClick={onFollow}>
      {children}
    </LinkToAddress>
  )
}

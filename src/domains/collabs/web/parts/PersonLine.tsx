import { Avatar } from '@mantine/core'
import type { To } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { SheetLink } from '../../../../kit/web/sheet-link.tsx'
import { askedAccount } from '../../../profiles/asked-account.ts'
import { reliabilityTip } from '../../../profiles/score-words.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { dayRange, largeNumber, percentOfBp } from '../../../../kit/web/format.ts'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import type { CollabData } from './StageBadge.tsx'
import styles from './person-line.module.css'

type Props = {
  influencer: CollabData['influencer']
  /** What the brief asks for: the account that would be posted to is the one to judge by. */
  asked?: readonly { platform: string }[]
  /** The city of the venue: a trip there is named with its dates. */
  city?: string
  /** Where the name leads. */
  to?: To
  /** Opens it over the page instead. */
  onOpen?: () => void
}

/** Who it is, at one glance: face, name, and the account that a brief asks for, or the largest. */
export function PersonLine({ influencer, asked = [], city, to, onOpen }: Props) {
  const trip = influencer.trips.find((one) => one.city === city)
  const shown = askedAccount(influencer.social, asked)
  const reliability = influencer.reliability === null ? 'new' : `reliability ${influencer.reliability}`
  const facts = [
    shown && `${largeNumber(shown.followers)} on ${platformNames[shown.platform]}`,
    shown?.engagementBp && `${percentOfBp(shown.engagementBp)} engagement`,
  ].filter(Boolean)
  return (
    <div className={styles.person}>
      <Avatar
        src={influencer.avatar ? mediaAddress('thumb', influencer.avatar) : null}
        alt=""
        name={influencer.name}
        color="blue"
        size={44}
      />
      <div className="shrinks">
        <b>
          {to ? (
            <SheetLink to={to} onOpen={onOpen}>
              {influencer.name}
            </SheetLink>
          ) : (
            influencer.name
          )}
        </b>{' '}
        <span className="dim">@{influencer.handle}</span>{' '}
        {influencer.idChecked && <Badge tone="good">ID checked</Badge>}
        <div className={`dim ${styles.detail}`}>
          {facts.join(' · ')}
          {facts.length > 0 && ' · '}
          <span data-tip={reliabilityTip(influencer.reliability)}>{reliability}</span>
        </div>
        {trip && <div className={styles.detail}>In town {dayRange(trip.from, trip.until)}</div>}
      </div>
    </div>
  )
}

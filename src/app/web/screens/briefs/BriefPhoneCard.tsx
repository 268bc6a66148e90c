import { toBrief, toCreatorsFor } from '../../../../domains/briefs/web/links.ts'
import { BriefBadge } from '../../../../domains/briefs/web/parts/BriefBadge.tsx'
import { Picture } from '../../../../domains/media/web/parts/Picture.tsx'
import { counted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { briefNumbers, type NumberProps } from './brief-numbers.tsx'
import styles from './briefs.module.css'

type Figure = [keyof typeof briefNumbers, string]

const figuresOf = (open: number, hasMoney: boolean): Figure[] => [
  ...(open > 0 ? ([['open', 'To answer']] satisfies Figure[]) : []),
  ['requests', 'Requests'],
  ['visits', 'Visits'],
  ['published', 'Published'],
  ['views', 'Views'],
  ...(hasMoney
    ? ([
        ['cost', 'Cost'],
        ['perThousand', 'Per 1,000 views'],
      ] satisfies Figure[])
    : []),
]

/** A brief on a phone: what it is at a glance, and its numbers below. */
export function BriefPhoneCard(props: NumberProps) {
  const { row, brandUid, period } = props
  const { card, status, held, numbers } = row
  const isUsed = numbers !== undefined && numbers.requests + numbers.visits > 0
  return (
    <div className={`card ${styles.card}`}>
      <LinkTo to={toBrief(brandUid, card.uid)} className={styles.cardHead}>
        <Picture className={styles.cardPicture} path={card.picture} alt="" kind="hero" ratio={1} sizes="64px" />
        <span className="shrinks">
          <b>{card.title || 'Untitled brief'}</b>
          <span className={styles.cardState}>
            <BriefBadge status={status} held={held} />
            <small className="dim">
              {card.maxCollabs - card.spotsLeft} of {counted(card.maxCollabs, 'spot')} taken
            </small>
          </span>
        </span>
      </LinkTo>
      {isUsed && (
        <dl className={styles.figures}>
          {figuresOf(row.numbers?.openRequests ?? 0, period?.locked === null).map(([key, label]) => {
            const Part = briefNumbers[key]
            return (
              <div key={key}>
                <dt>{label}</dt>
                <dd>
                  <Part {...props} />
                </dd>
              </div>
            )
          })}
        </dl>
      )}
      {status === 'live' && <LinkTo to={toCreatorsFor(brandUid, card.uid)}>Find creators</LinkTo>}
    </div>
  )
}

import { Title } from '@mantine/core'
import {
  IconCalendarDue,
  IconCamera,
  IconCheck,
  IconGift,
  IconLicense,
  IconUsers,
  IconWallet,
  IconWorld,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { counted, money } from '../../../../../kit/web/format.ts'
import { deliverableText } from '../../../../briefs/deliverable-words.ts'
import { nightsWords } from '../../../../briefs/stays.ts'
import { valueWords } from '../../../../briefs/web/value-words.ts'
import type { discoveryCalls } from '../../../contract.ts'
import styles from './brief-page.module.css'

type Seen = OutputOf<typeof discoveryCalls.getFeedBrief>
type Props = Pick<Seen, 'card' | 'about'>

/** When the content of a visit is due. */
const dueDays = 14

const rightsWords = {
  none: () => 'They can’t reuse your content',
  organic: (months: number) => `They can post your content on their own channels for ${counted(months, 'month')}`,
  paid: (months: number) =>
    `They can post your content on their own channels and use it in ads for ${counted(months, 'month')}`,
}

/** What a brief gives, asks for and expects, each a short line with a symbol. */
export function BriefGlance({ card, about }: Props) {
  const { included, stay, deliverables, guests, currency } = card
  const { notIncluded, directions, mentions, spendCapMinor, aboveCap, usageRights, usageMonths, onlineMonths } = about
  return (
    <>
      {about.story && <p className={styles.story}>{about.story}</p>}
      <Part title="You get">
        <Line icon={<IconGift size={20} />}>
          Worth <b>{valueWords(card)}</b>
          {stay && `, ${nightsWords(stay)}`}
        </Line>
        <Line icon={<IconUsers size={20} />}>{guests === 0 ? 'Just you' : `You and ${counted(guests, 'guest')}`}</Line>
        {included.map((one) => (
          <Line key={one} icon={<IconCheck size={20} />}>
            {one}
          </Line>
        ))}
        {notIncluded.map((one) => (
          <Line key={one} icon={<IconX size={20} />} isDim>
            Not included: {one}
          </Line>
        ))}
        {spendCapMinor !== null && (
          <Line icon={<IconWallet size={20} />}>
            Spend cap {money(spendCapMinor, currency)}: {aboveCap === 'brand' ? 'the venue pays' : 'you pay'} anything
            above it.
          </Line>
        )}
      </Part>
      <Part title="You make">
        {deliverables.map((one) => (
          <Line key={deliverableText(one)} icon={<IconCamera size={20} />}>
            {deliverableText(one)}
          </Line>
        ))}
        <Line icon={<IconCalendarDue size={20} />}>
          Due {dueDays} days after {stay ? 'check-out' : 'your visit'}
        </Line>
        {onlineMonths > 0 && (
          <Line icon={<IconWorld size={20} />}>Posts stay up for {counted(onlineMonths, 'month')}</Line>
        )}
        <Line icon={<IconLicense size={20} />}>{rightsWords[usageRights](usageMonths)}</Line>
      </Part>
      {(directions || mentions.length > 0) && (
        <section>
          <Title order={3}>What to show</Title>
          {directions && <p className={styles.story}>{directions}</p>}
          {mentions.length > 0 && (
            <p className="flush">
              Mention <b>{mentions.map((name) => `@${name.replace(/^@/, '')}`).join(' ')}</b>
            </p>
          )}
        </section>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={3}>{title}</Title>
      <ul className={styles.lines}>{children}</ul>
    </section>
  )
}

function Line({ icon, isDim = false, children }: { icon: ReactNode; isDim?: boolean; children: ReactNode }) {
  return (
    <li className={isDim ? 'dim' : undefined}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <span>{children}</span>
    </li>
  )
}

import { Group, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { counted, dateTime, money } from '../../../../kit/web/format.ts'
import { Card, Facts } from '../../../../kit/web/parts.tsx'
import { zoneHere } from '../../../../kit/web/zones.ts'
import { deliverableText } from '../../../briefs/deliverable-words.ts'
import { countedNights, nightCount, nightsWords, stayWords, worthOfStay } from '../../../briefs/stays.ts'
import { valueWords } from '../../../briefs/web/value-words.ts'
import { collabCalls } from '../../contract.ts'
import { ContractNote } from './ContractNote.tsx'
import { ProposeTerms } from './ProposeTerms.tsx'
import { serviceWords } from '../../terms-words.ts'
import { TermsLink } from './TermsLink.tsx'
import type { CollabData } from './StageBadge.tsx'
import { TermsVersions } from './TermsVersions.tsx'
import styles from './terms-card.module.css'

const sign = (mark: '@' | '#') => (name: string) => `${mark}${name.replace(/^[@#]/, '')}`

/** Who pays above the cap, as the reader is addressed. */
function payerWords(payer: 'influencer' | 'brand', { side, brand, influencer }: CollabData): string {
  if (payer === side) return 'you pay'
  return `${payer === 'brand' ? brand.name : influencer.name} pays`
}

/** Who pays whom, as the reader is addressed. */
function paymentWords({ side, brand, influencer }: CollabData): string {
  if (side === 'brand') return `paid by you to ${influencer.name}`
  return `paid by ${brand.name} to ${side === 'influencer' ? 'you' : influencer.name}`
}

/** How many nights, and once they are booked, which; when to check in and out. */
function stayFact({ terms, brief, visit }: CollabData): string {
  const stay = terms?.stay ?? brief.stay
  if (!stay) return ''
  const nights = visit?.stay && !visit.released ? stayWords(visit.stay, new Date()) : nightsWords(stay)
  return terms?.stay
    ? `${nights}, check-in from ${terms.stay.checkInFrom}, check-out by ${terms.stay.checkOutBy}`
    : nights
}

/** What it is worth; of a stay by the night also all of it, once the nights are booked: `£260 a night (£520 for 2 nights)`. */
function valueFact({ terms, brief, visit }: CollabData): string {
  const offer = terms ?? brief
  const words = valueWords(offer)
  if (!offer.stay?.perNight || !visit?.stay || visit.released) return words
  const nights = nightCount(visit.stay)
  return `${words} (${money(worthOfStay(offer.valueMinor, offer.stay, nights), offer.currency)} for ${countedNights(nights)})`
}

/** What was agreed, or what is on offer before that. */
export function TermsCard({ collab }: { collab: CollabData }) {
  const { terms } = collab
  const { data: changes } = useRead(collabCalls.listTermsChanges, { uid: collab.uid }, { enabled: terms !== null })
  const offer = terms ?? collab.brief
  return (
    <Card>
      <Title order={2} mb="sm">
        {terms ? 'Agreed terms' : 'The offer'}
      </Title>
      <Facts
        rows={[
          ['Included', offer.included.join(', ')],
          offer.notIncluded.length > 0 ? ['Not included', offer.notIncluded.join(', ')] : null,
          ['Service', serviceWords(offer)],
          offer.stay ? ['Stay', stayFact(collab)] : null,
          ['Value', valueFact(collab)],
          ['Guests', offer.guests === 0 ? 'None' : `Up to ${counted(offer.guests, 'guest')}`],
          ['Deliverables', offer.deliverables.map(deliverableText).join(', ')],
          terms?.paymentMinor
            ? ['Payment', `${money(terms.paymentMinor, terms.currency)}, ${paymentWords(collab)}`]
            : null,
          terms?.spendCapMinor
            ? [
                'Spend cap',
                `${money(terms.spendCapMinor, terms.currency)}, ${payerWords(terms.aboveCap, collab)} anything above that`,
              ]
            : null,
          terms?.directions ? ['Instructions', terms.directions] : null,
          terms && terms.mentions.length > 0 ? ['Mention', terms.mentions.map(sign('@')).join(' ')] : null,
          terms && terms.hashtags.length > 0 ? ['Hashtags', terms.hashtags.map(sign('#')).join(' ')] : null,
          terms ? ['Disclosure', `${terms.disclosure.accepted.join(' or ')}. ${terms.disclosure.note}`] : null,
          [
            'Usage rights',
            offer.usageRights === 'none'
              ? 'None'
              : `${offer.usageRights === 'paid' ? 'Paid' : 'Organic'}, ${counted(offer.usageMonths, 'month')} from approval`,
          ],
          offer.onlineMonths ? ['Posts stay up', `${counted(offer.onlineMonths, 'month')} (except Stories)`] : null,
          terms ? ['Agreed', dateTime(terms.agreedAt, zoneHere())] : null,
        ]}
      />
      <ContractNote collab={collab} />
      {terms && (
        <Group className={styles.changes} gap="xs">
          <TermsLink uid={collab.uid} />
          {changes?.can.propose && <ProposeTerms collab={collab} terms={terms} approvedAt={changes.approvedAt} />}
        </Group>
      )}
      <TermsVersions past={changes?.past ?? []} />
    </Card>
  )
}

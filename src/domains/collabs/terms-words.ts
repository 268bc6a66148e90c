import { deliverableText } from '../briefs/deliverable-words.ts'
import { countedNights, nightCount, nightsWords, type StayDates, stayWords, worthOfStay } from '../briefs/stays.ts'
import type { Terms } from './terms.ts'

/** Who reads the words. A side is spoken to; our team reads of both sides, as the agreement has it. */
export type Reader = 'influencer' | 'brand' | 'staff'

export function rightsWords(rights: Terms['usageRights'], reader: Reader): string {
  const [brand, its] = reader === 'brand' ? ['you', 'your'] : ['the brand', 'its']
  if (rights === 'none') return `None: ${brand} can’t use the content on ${its} own channels or in advertising`
  if (rights === 'organic') return `Organic: ${brand} can use the content on ${its} own channels`
  return `Paid: ${brand} can use the content on ${its} own channels and in advertising`
}

function guestWords(guests: number, reader: Reader): string {
  if (guests === 0) return `None: ${reader === 'influencer' ? 'you come' : 'the creator comes'} alone`
  return `Up to ${guests} ${guests === 1 ? 'guest' : 'guests'}, as well as ${sideWords('influencer', reader)}`
}

function sideWords(side: 'influencer' | 'brand', reader: Reader): string {
  if (side === reader) return 'you'
  return side === 'brand' ? 'the brand' : 'the creator'
}

/** The parts of a brief that a creator may ask for differently. */
export type Suggestible = Pick<
  Terms,
  'currency' | 'guests' | 'deliverables' | 'usageRights' | 'usageMonths' | 'onlineMonths' | 'paymentMinor'
>

/** Those parts as rows of a label and a text, in the words of the agreement; a text is empty where nothing is to be said. */
export function suggestibleRows(terms: Suggestible, reader: Reader): [label: string, text: string][] {
  const rights = rightsWords(terms.usageRights, reader)
  return [
    ['Guests', guestWords(terms.guests, reader)],
    ['Content', terms.deliverables.map(deliverableText).join(', ')],
    ['Usage rights', terms.usageRights === 'none' ? rights : `${rights}, for ${months(terms.usageMonths)}`],
    ['Posts stay up', terms.onlineMonths === 0 ? '' : `${months(terms.onlineMonths)} (except Stories)`],
    [
      'Payment',
      terms.paymentMinor
        ? `${amountIn(terms.currency)(terms.paymentMinor)}, paid by ${sideWords('brand', reader)} to ${sideWords('influencer', reader)}`
        : '',
    ],
  ]
}

function amountIn(currency: string): (minor: number) => string {
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  return (minor) => money.format(minor / 100)
}

function months(count: number): string {
  return `${count} month${count === 1 ? '' : 's'}`
}

/** A stay as the agreement has it; its dates too, once they are booked. */
function stayRow({ stay }: Terms, booked: StayDates | null): string {
  if (!stay) return ''
  return `${booked ? stayWords(booked, null) : nightsWords(stay)}, check-in from ${stay.checkInFrom}, check-out by ${stay.checkOutBy}`
}

/** What it is worth; of a stay by the night also all of it, once its dates are booked. */
function valueRow({ stay, valueMinor, currency }: Terms, booked: StayDates | null): string {
  const amount = amountIn(currency)
  if (!stay?.perNight) return amount(valueMinor)
  const each = `${amount(valueMinor)} a night`
  if (!booked) return each
  const nights = nightCount(booked)
  return `${each} (${amount(worthOfStay(valueMinor, stay, nights))} for ${countedNights(nights)})`
}

/** Who pays the service charge or tip. */
export function serviceWords({ serviceCovered }: Pick<Terms, 'serviceCovered'>): string {
  return serviceCovered ? 'Service charge or tip covered' : 'Service charge or tip not covered'
}

/** The agreed terms as rows of a label and a text, for the page and the PDF. `booked` are the dates of a stay. */
export function termsRows(terms: Terms, booked: StayDates | null, reader: Reader): [label: string, text: string][] {
  const amount = amountIn(terms.currency)
  const words = new Map(suggestibleRows(terms, reader))
  const lineOf = (label: string): [string, string] => [label, words.get(label) ?? '']
  const { spendCapMinor: cap } = terms
  const rows: [string, string][] = [
    ['Brand', `${terms.brandName}, ${terms.address}`],
    ['Company', terms.brandEntity ?? ''],
    ['Creator', `${terms.influencerName} (@${terms.influencerHandle})`],
    ['Experience', terms.title],
    ['Included', terms.included.join(', ')],
    ['Not included', terms.notIncluded.join(', ')],
    ['Stay', stayRow(terms, booked)],
    ['Value', valueRow(terms, booked)],
    lineOf('Payment'),
    [
      'Spend cap',
      cap === null
        ? ''
        : `${amount(cap)}; ${sideWords(terms.aboveCap, reader)} ${terms.aboveCap === reader ? 'pay' : 'pays'} anything above it`,
    ],
    ['Service', serviceWords(terms)],
    lineOf('Guests'),
    ['House rules', terms.houseRules],
    lineOf('Content'),
    ['Instructions', terms.directions],
    ['Mentions', terms.mentions.map((name) => `@${name.replace(/^@/, '')}`).join(' ')],
    ['Hashtags', terms.hashtags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' ')],
    ['Disclosure', `${terms.disclosure.accepted.join(' or ')}. ${terms.disclosure.note}`],
    lineOf('Usage rights'),
    lineOf('Posts stay up'),
    ['Brief', `Version ${terms.briefVersion}`],
  ]
  return rows.filter(([, text]) => text.trim() !== '')
}

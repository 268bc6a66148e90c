import type { Terms } from './terms.ts'

const rightsWords: Record<Terms['usageRights'], string> = {
  none: 'None: the brand can’t use the content itself',
  organic: 'Organic: the brand can use the content on its own channels',
  paid: 'Paid: the brand can use the content on its own channels and in advertising',
}

/** The agreed terms as rows of a label and a text: the page and the PDF say the same. */
export function termsRows(terms: Terms): [label: string, text: string][] {
  const money = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: terms.currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const amount = (minor: number) => money.format(minor / 100)
  const deliverables = terms.deliverables.map(
    (deliverable) =>
      `${deliverable.count} × ${deliverable.type} (${deliverable.contentType}) on ${deliverable.platform}`,
  )
  const months = (count: number) => `${count} month${count === 1 ? '' : 's'}`
  const { spendCapMinor: cap } = terms
  const rows: [string, string][] = [
    ['Brand', `${terms.brandName}, ${terms.address}`],
    ['Creator', `${terms.influencerName} (@${terms.influencerHandle})`],
    ['Experience', terms.title],
    ['Included', terms.included.join(', ')],
    ['Not included', terms.notIncluded.join(', ')],
    ['Value', amount(terms.valueMinor)],
    ['Payment', terms.paymentMinor ? `${amount(terms.paymentMinor)}, paid by the brand to the creator` : ''],
    ['Spend cap', cap === null ? '' : `${amount(cap)}; the ${terms.aboveCap} pays anything above it`],
    ['Service', terms.serviceCovered ? 'Service charge or tip covered' : 'Service charge or tip not covered'],
    ['Guests', terms.guests === 0 ? 'None' : `Up to ${terms.guests}`],
    ['House rules', terms.houseRules],
    ['Content', deliverables.join('; ')],
    ['Directions', terms.directions],
    ['Mentions', terms.mentions.map((name) => `@${name.replace(/^@/, '')}`).join(' ')],
    ['Hashtags', terms.hashtags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' ')],
    ['Disclosure', `${terms.disclosure.accepted.join(' or ')}. ${terms.disclosure.note}`],
    [
      'Usage rights',
      terms.usageRights === 'none'
        ? rightsWords.none
        : `${rightsWords[terms.usageRights]}, for ${months(terms.usageMonths)}`,
    ],
    ['Posts stay up', terms.onlineMonths === 0 ? '' : `${months(terms.onlineMonths)}; stories exempt`],
    ['Brief', `Version ${terms.briefVersion}`],
  ]
  return rows.filter(([, text]) => text.trim() !== '')
}

/**
 * An amount in the minor unit, of two places: `£1,234.50`, `1.234,50 €`, `64`, `AED 120`. Null for what is no amount of money, such as
 * `12%`, `-5.00` (a refund) or a text.
 */
export function readAmount(text: string): number | null {
  const bare = text
    .replace(/\s|\u00A0|\u202F/g, '')
    .replace(/^(?:[A-Z]{3}|[£€$฿]|د\.إ)+|(?:[A-Z]{3}|[£€$฿]|د\.إ)+$/giu, '')
  if (!/^\d[\d.,'’]*$/.test(bare)) return null
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  // What is left of marks stands between thousands.
  if (!/^\d{1,3}([.,'’]\d{3})*$|^\d+$/.test(whole)) return null
  const minor = Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0') || 0)
  return minor <= 100_000_000 ? minor : null
}

/** Which currencies a sign may stand for. */
const signs: Readonly<Record<string, readonly string[]>> = {
  '£': ['GBP'],
  '€': ['EUR'],
  '฿': ['THB'],
  'د.إ': ['AED'],
  $: ['USD', 'CAD', 'AUD'],
}
const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Whether an amount says that it is in another currency: `€50` and `AED 50` are no pounds, `$50` may be Canadian ones. */
export function isInAnother(text: string, currency: string): boolean {
  const named = text.toUpperCase().match(/[A-Z]{3}|[£€$฿]|د\.إ/gu) ?? []
  return named.some((name) => {
    const meant = signs[name] ?? (currencies.has(name) ? [name] : [])
    return meant.length > 0 && !meant.includes(currency)
  })
}

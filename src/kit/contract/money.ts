/** Where Intl would tell dollars apart for the British, the dollars of most readers stay as they write them. */
const symbols: Readonly<Record<string, string>> = { USD: '$', CAD: 'C$' }

const formats = new Map<string, Intl.NumberFormat>()
function formatOf(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`
  let format = formats.get(key)
  if (!format) {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    formats.set(key, (format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...options })))
  }
  return format
}

/** An amount in minor units with its currency's symbol: `£12`, `C$1,250.50`, `A$80`, `AED 240`. */
export function money(minor: number, currency = 'GBP'): string {
  return formatOf(currency, minor % 100 === 0 ? 0 : 2)
    .formatToParts(minor / 100)
    .map(({ type, value }) => {
      if (type === 'currency') return symbols[currency] ?? value
      return type === 'minusSign' ? '−' : value
    })
    .join('')
}

/** What the tax on a bill is called, within a sentence: no one in the United States or Canada pays VAT. */
export function taxWord(currency: string): 'VAT' | 'sales tax' {
  return currency === 'USD' || currency === 'CAD' ? 'sales tax' : 'VAT'
}

/** The same at the beginning of one. */
export function taxLabel(currency: string): 'VAT' | 'Sales tax' {
  return taxWord(currency) === 'VAT' ? 'VAT' : 'Sales tax'
}

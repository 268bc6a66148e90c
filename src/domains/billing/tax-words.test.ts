import { expect, it } from 'vitest'
import { taxLabel, taxWord } from './tax-words.ts'

it('calls no American or Canadian tax VAT', () => {
  expect(['GBP', 'EUR', 'USD', 'CAD'].map(taxWord)).toEqual(['VAT', 'VAT', 'sales tax', 'sales tax'])
  expect(['GBP', 'USD'].map(taxLabel)).toEqual(['VAT', 'Sales tax'])
})

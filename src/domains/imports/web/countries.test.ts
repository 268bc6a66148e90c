import { expect, it } from 'vitest'
import { countryChoices } from './countries.ts'

it('offers each country once, by its code of today', () => {
  const labels = countryChoices().map(({ label }) => label)
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  const codeOf = (name: string) => countryChoices().find(({ label }) => label === name)?.value
  expect(['Benin', 'Germany', 'Russia', 'United Kingdom'].map(codeOf)).toEqual(['BJ', 'DE', 'RU', 'GB'])
})

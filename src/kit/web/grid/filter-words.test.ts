import { expect, it } from 'vitest'
import { conditionWords } from './filter-words.ts'

const fields = {
  city: {
    title: 'City',
    kind: 'choice',
    choices: ['a', 'b', 'c', 'd'].map((value) => ({ value, label: value.toUpperCase() })),
  },
  owner: { title: 'Owner', kind: 'choice', optional: true },
  size: { title: 'Size', kind: 'number' },
  since: { title: 'Joined', kind: 'day' },
} as const
const words = (field: string, is: 'is' | 'empty' | 'within' | 'between', ...values: string[]) =>
  conditionWords(fields, { owner: [{ value: 'x', label: 'Anna' }] }, { field, is, values })

it('reads as somebody would say it', () => {
  expect(words('city', 'is', 'a')).toBe('City is A')
  expect(words('city', 'is', 'a', 'b', 'c', 'd')).toBe('City is any of A, B, 2 more')
  expect(words('owner', 'is', 'x')).toBe('Owner is Anna')
  expect(words('owner', 'empty')).toBe('Owner is empty')
  expect(words('size', 'between', '1000', '2000')).toBe('Size is between 1,000 and 2,000')
  expect(words('since', 'within', '7')).toBe('Joined is in the last 7 days')
})

import { expect, it } from 'vitest'
import { CallError } from '../../../kit/contract/errors.ts'
import { countArchives } from './archives-running.ts'

const refused = (begin: () => unknown) => {
  try {
    begin()
    return null
  } catch (error) {
    return error instanceof CallError ? [error.code, error.details] : error
  }
}
const later = { retryAfterSeconds: 60 }

it('refuses a fourth for the same account or link until one of theirs has ended', () => {
  const { begin } = countArchives()
  const [end = () => {}] = [1, 2, 3].map(() => begin('link_a'))
  expect(refused(() => begin('link_a'))).toEqual(['resource-exhausted', later])
  begin('link_b')
  end()
  end()
  begin('link_a')
  expect(refused(() => begin('link_a'))).toEqual(['resource-exhausted', later])
})

it('refuses more than twenty altogether', () => {
  const { begin } = countArchives()
  const ends = Array.from({ length: 20 }, (_, at) => begin(`link_${at}`))
  expect(refused(() => begin('link_x'))).toEqual(['unavailable', later])
  ends[0]?.()
  expect(refused(() => begin('link_x'))).toBeNull()
})

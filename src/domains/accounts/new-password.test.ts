import { expect, it } from 'vitest'
import { newPasswordProblem } from './new-password.ts'

const of = (password: string, email = 'maria@example.test') =>
  newPasswordProblem(password, { email, productName: 'Plusone' })

it.each([
  ['', 'at least 8 characters'],
  ['  maria ', 'at least 8 characters'],
  ['        ', 'only spaces'],
  ['1234567', 'at least 8 characters'],
  ['al@example.test!', 'without your email address', 'al@example.test'],
  ['hello MARIA 77', 'without your email address'],
  ['maria@example.test', 'without your email address'],
  ['plusone forever', 'without “Plusone”'],
])('refuses %j', (password, words, email = 'maria@example.test') => {
  expect(of(password, email)).toContain(words)
})

it.each([
  ['a table for two', undefined],
  ['12345678', undefined],
  ['always here', 'al@example.test'],
])('takes %j', (password, email) => {
  expect(of(password, email)).toBeNull()
})

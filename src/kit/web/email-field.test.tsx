import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { must } from '../contract/must.ts'
import { asTyped, isEmail } from './email.ts'
import { EmailField } from './email-field.tsx'

const markup = (props: Partial<Parameters<typeof EmailField>[0]> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <EmailField label="Work email" value="" onChange={() => undefined} {...props} />
    </MantineProvider>,
  )
const input = (props?: Parameters<typeof markup>[0]) => must(/<input[^>]*>/.exec(markup(props)))[0]

it('takes a name, a label, a placeholder, a maximum length, and can be switched off', () => {
  expect(markup()).toContain('Work email')
  expect(input({ name: 'invoice-email' })).toContain('name="invoice-email"')
  expect(input({ placeholder: 'you@example.com' })).toContain('placeholder="you@example.com"')
  expect(input({ maxLength: 60 })).toContain('maxLength="60"')
  expect(input({ disabled: true })).toContain('disabled=""')
  expect(input()).not.toContain('disabled=""')
})

it('marks what is required with an asterisk', () => {
  expect(markup({ required: true })).toMatch(/aria-hidden="true">\s*\*/)
  expect(markup()).not.toMatch(/aria-hidden="true">\s*\*/)
})

it('explains below the field, and has no empty line there without an explainer', () => {
  expect(markup({ explainer: 'For your invoices.' })).toContain('For your invoices.')
  expect(markup()).not.toContain('<p')
})

it('stands in a row or a column', () => {
  expect(markup({ layout: 'row' })).toMatch(/inRow/)
  expect(markup({ layout: 'column' })).not.toMatch(/inRow/)
})

it.each([
  ['  Bella@Luna.Example ', 'bella@luna.example'],
  ['be lla@\tluna.example\n', 'bella@luna.example'],
  ['ÉVA@luna.example', 'éva@luna.example'],
])('keeps %j as %j', (typed, kept) => {
  expect(asTyped(typed)).toBe(kept)
})

it.each([
  ['bella@luna.example', true],
  ['b@l.e', true],
  ['bella@luna', false],
  ['luna.example', false],
  ['be lla@luna.example', false],
  ['', false],
])('says of %j that it is an address: %s', (value, expected) => {
  expect(isEmail(value)).toBe(expected)
})

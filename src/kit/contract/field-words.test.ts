import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { aboutField } from './field-words.ts'
import { clockTime, day, instant, text, uid } from './fields.ts'

it.each<[unknown, z.ZodMiniType, string]>([
  [undefined, z.string(), 'This is required.'],
  ['', text(5), 'This is required.'],
  ['sixsix', text(5), 'Use at most 5 characters.'],
  [1, z.string(), 'Enter some text.'],
  ['one', z.number(), 'Enter a number.'],
  [1.5, z.int(), 'Enter a whole number.'],
  ['yes', z.boolean(), 'Choose yes or no.'],
  ['x', z.array(z.string()), 'Choose from the list.'],
  [[], z.array(z.string()).check(z.minLength(1)), 'Choose at least one.'],
  [[1, 2], z.array(z.number()).check(z.maxLength(1)), 'Choose at most 1.'],
  ['x', z.enum(['a', 'b']), 'Choose one of the options.'],
  [0, z.number().check(z.minimum(1)), 'Enter 1 or more.'],
  [5_000, z.number().check(z.maximum(1_000)), 'Enter 1,000 or less.'],
  [0, z.number().check(z.gt(0)), 'Enter more than 0.'],
  ['x', z.url(), 'Enter a link that starts with https://'],
  ['x', z.union([z.number(), z.boolean()]), 'This isn’t valid. Check it, then try again.'],
  ['none', uid('note'), 'We couldn’t find this note. Check the link, then try again.'],
  ['soon', instant, 'Enter a valid date and time.'],
  ['soon', day, 'Enter a valid date.'],
  ['noon', clockTime, 'Enter a time, such as 18:30.'],
])('says of %j: %#', (input, schema, sentence) => {
  expect(z.safeParse(schema, input).error?.issues[0]?.message).toBe(sentence)
})

it.each([
  ['fields.legal_entity_name', 'This is required.', 'Legal entity name: This is required.'],
  ['lines.0.count', 'Enter 1 or more.', 'Count: Enter 1 or more.'],
  ['noteUid', 'This is required.', 'Note: This is required.'],
  ['staffHourMinor', 'Enter 0 or more.', 'Staff hour: Enter 0 or more.'],
  ['email', 'Please enter a valid email address.', 'Please enter a valid email address.'],
  ['', 'This isn’t valid. Check it, then try again.', 'This isn’t valid. Check it, then try again.'],
])('puts %s: %s', (path, message, text) => {
  expect(aboutField(path, message)).toBe(text)
})

import { expect, it } from 'vitest'
import { fillFields, unknownFields, unknownFieldWords } from './message-fields.ts'

it('fills in what it knows, and leaves the rest as it is written', () => {
  const text = 'Hi {first name}, {profile} looks lovely. {my name} {and more}'
  expect(fillFields(text, { 'first name': 'Bella', profile: 'Luna' })).toBe(
    'Hi Bella, Luna looks lovely. {my name} {and more}',
  )
  expect(fillFields('{profile}', { profile: '{first name}', 'first name': 'Bella' })).toBe('{first name}')
})

it('names what is in braces and no field', () => {
  expect(unknownFields('Hi {name}, {profile}! {}')).toEqual(['{name}', '{}'])
  expect(unknownFields('Hi {first name}')).toEqual([])
})

it('says which fields there are', () => {
  expect(unknownFieldWords('See you {visit date}')).toBe(
    '{visit date} can’t be filled in. Use {first name}, {profile}, {my name}.',
  )
  expect(unknownFieldWords('Hi {first name}')).toBeNull()
})

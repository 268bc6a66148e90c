import { expect, it } from 'vitest'
import { type FieldValues, fillTemplate, unfilledWords, whatIsMissing, wrongFields } from './template-fields.ts'

const values: FieldValues = {
  creator: 'Maya Okafor',
  'first name': 'Maya',
  venue: 'Luna',
  brief: 'Dinner for two',
  date: null,
  time: null,
  'content due': null,
  'my name': 'Bella',
}

it('fills in what it has, and leaves the rest as it is written', () => {
  expect(fillTemplate('Hi {first name}, see you at {venue} on {date}. {smile}', values)).toBe(
    'Hi Maya, see you at Luna on {date}. {smile}',
  )
})

it('says of each field once why it has nothing in its place, and lets other braces be', () => {
  expect(unfilledWords('{date} {date} {creator} {smile}', values)).toBe(
    '{date} can’t be filled in: no visit is booked yet. Write it yourself or take it out.',
  )
  expect(unfilledWords('{date}, {time}', values)).toBe(
    '{date} can’t be filled in: no visit is booked yet. {time} can’t be filled in: no time is booked yet. Write them yourself or take them out.',
  )
  expect(unfilledWords('See you on {date} {smile}', { ...values, date: 'Tue 24 Nov' })).toBeNull()
})

it('says beside a template which fields it lacks, and why', () => {
  expect(whatIsMissing('See you on {date} at {time}, {creator}', values)).toBe(
    '{date}, {time} are missing: no visit is booked yet, no time is booked yet',
  )
  expect(whatIsMissing('By {content due} {content due}', values)).toBe(
    '{content due} is missing: no deadline is set yet',
  )
  expect(whatIsMissing('Hi {first name}', values)).toBeNull()
})

it('takes no template with a field that there is not', () => {
  expect(wrongFields('Hi {first name}')).toBeNull()
  expect(wrongFields('Hi {name}, {nmae} and {name}')).toMatch(
    /^\{name\}, \{nmae\} can’t be filled in. Use \{creator\}, /,
  )
})

import { expect, it } from 'vitest'
import { must } from '../contract/must.ts'
import { answerQuestion, confirm, openQuestion } from './confirm.ts'

const optionNamed = (label: string) => must(must(openQuestion()).options.find((option) => option.label === label))

it.each([
  ['Cancel', false],
  ['Confirm', true],
])('answers %s with %s by default', async (label, expected) => {
  const answer = confirm('Withdraw this request?')
  answerQuestion(optionNamed(label))
  expect(await answer).toBe(expected)
  expect(openQuestion()).toBeNull()
})

it('takes leaving it for a no', async () => {
  const answer = confirm('Withdraw this request?')
  answerQuestion(null)
  expect(await answer).toBe(false)
})

it('does what the chosen option says, once', async () => {
  let done = 0
  const answer = confirm('Keep or drop?', [
    { label: 'Keep' },
    { label: 'Drop', value: true, onClick: () => (done += 1) },
  ])
  answerQuestion(optionNamed('Drop'))
  answerQuestion(null)
  expect(await answer).toBe(true)
  expect(done).toBe(1)
})

it('answers no to a question that another one pushes aside', async () => {
  const first = confirm('The first?')
  const second = confirm('The second?')
  expect(await first).toBe(false)
  expect(openQuestion()?.message).toBe('The second?')
  answerQuestion(optionNamed('Confirm'))
  expect(await second).toBe(true)
})

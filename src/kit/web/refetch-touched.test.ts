import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { queryClient, refetchTouched } from './calls.ts'

afterEach(() => queryClient.clear())

it('asks anew what was under way for the first time when it was touched', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let asked = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['getThing', {}, ['thing']],
    queryFn: () => answers[asked++]?.promise ?? 'too often',
  })
  const stop = observer.subscribe(() => undefined)
  const touched = refetchTouched(['thing'])
  answers[0]?.resolve('of before')
  answers[1]?.resolve('of after')
  await touched
  expect([observer.getCurrentResult().data, asked]).toEqual(['of after', 2])
  stop()
})

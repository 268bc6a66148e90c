import { expect, it, vi } from 'vitest'
import { townNamed, townsBeginning } from './towns.ts'

it('is read in portions, between which others are answered', async () => {
  // What another test has read already is kept with the module.
  vi.resetModules()
  const { readInPortions } = await import('./towns.ts')
  let answered = 0
  let isRead = false
  const answer = () => {
    answered += 1
    if (!isRead) setImmediate(answer)
  }
  setImmediate(answer)
  await readInPortions()
  isRead = true
  expect(answered).toBeGreaterThan(20)
})

it('finds towns by the beginning of any of their names, the exact ones and the largest first', async () => {
  const named = async (text: string, most = 3) => (await townsBeginning(text, most)).map(({ name }) => name)
  expect((await named('brigh'))[0]).toBe('Brighton')
  expect((await named('Bath'))[0]).toBe('Bath')
  expect(await named('Reykjavík', 1)).toEqual(['Reykjavík'])
  expect(await named('b')).toEqual([])
  const found = await townsBeginning('san', 40)
  expect(found).toHaveLength(40)
  const people = found.map((town) => town.people)
  expect(people.slice(1)).toEqual(people.slice(1).toSorted((a, b) => b - a))
  expect(townNamed('Brighton', 'GB', '')?.zone).toBe('Europe/London')
})
